/** Drag and drop with any pointer. A press that does not move stays a click. */

import type { Attachment } from "svelte/attachments";

const SLACK = 6;

/** Lets an element be dragged to whatever has a `data-drop`; `ondrop` is told what that says. */
export function dragging(ondrop: (drop: string) => void): Attachment<HTMLElement> {
  return (element) => {
    let start: PointerEvent | null = null;
    let over: HTMLElement | null = null;
    let moved = false;
    let ending = new AbortController();

    function grab(event: PointerEvent) {
      if (event.button !== 0 || !event.isPrimary) return;
      start = event;
      moved = false;
      ending = new AbortController();
      // A quick pointer leaves the element with its first step: the whole window listens.
      const { signal } = ending;
      window.addEventListener("pointermove", move, { signal });
      window.addEventListener("pointerup", release, { signal });
      window.addEventListener("pointercancel", release, { signal });
    }

    function move(event: PointerEvent) {
      if (event.pointerId !== start?.pointerId) return;
      const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
      if (!moved && Math.hypot(x, y) < SLACK) return;
      moved = true;
      element.toggleAttribute("data-dragged", true);
      element.style.translate = `${x}px ${y}px`;
      hover(below(event));
    }

    function hover(target: HTMLElement | null) {
      over?.removeAttribute("data-over");
      target?.setAttribute("data-over", "");
      over = target;
    }

    function release(event: PointerEvent) {
      if (event.pointerId !== start?.pointerId) return;
      const drop = event.type === "pointerup" && moved ? below(event)?.dataset.drop : undefined;
      start = null;
      ending.abort();
      hover(null);
      if (drop !== undefined) ondrop(drop);
      element.removeAttribute("data-dragged");
      element.style.translate = "";
      // The click that may follow belongs to the dragging; later ones do not.
      setTimeout(() => (moved = false));
    }

    function swallow(event: MouseEvent) {
      if (moved) event.stopPropagation();
    }

    element.addEventListener("pointerdown", grab);
    element.addEventListener("click", swallow, true);
    return () => {
      ending.abort();
      element.removeEventListener("pointerdown", grab);
      element.removeEventListener("click", swallow, true);
    };
  };
}

function below({ clientX, clientY }: PointerEvent): HTMLElement | null {
  const found = document.elementsFromPoint(clientX, clientY);
  const target = found.find((element) => element.matches("[data-drop]"));
  return (target as HTMLElement | undefined) ?? null;
}
