/** Dragging with any pointer. A press that does not move stays a click. */

import type { Attachment } from "svelte/attachments";

const SLACK = 6;

/** Lets an element be dragged to whatever has a `data-drop`; `ondrop` is told what that says. */
export function dragging(ondrop: (drop: string) => void): Attachment<HTMLElement> {
  return (element) => {
    let start: PointerEvent | null = null;
    let over: HTMLElement | null = null;
    let moved = false;

    function grab(event: PointerEvent) {
      if (event.button !== 0 || !event.isPrimary) return;
      start = event;
      moved = false;
    }

    function move(event: PointerEvent) {
      if (!start) return;
      const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
      if (!moved && Math.hypot(x, y) < SLACK) return;
      if (!moved) element.setPointerCapture(event.pointerId);
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
      const drop = event.type === "pointerup" && moved ? below(event)?.dataset.drop : undefined;
      start = null;
      hover(null);
      if (drop !== undefined) ondrop(drop);
      element.removeAttribute("data-dragged");
      element.style.translate = "";
    }

    function swallow(event: MouseEvent) {
      if (moved) event.stopPropagation();
      moved = false;
    }

    const ending = new AbortController();
    const { signal } = ending;
    element.addEventListener("pointerdown", grab, { signal });
    element.addEventListener("pointermove", move, { signal });
    element.addEventListener("pointerup", release, { signal });
    element.addEventListener("pointercancel", release, { signal });
    element.addEventListener("click", swallow, { signal, capture: true });
    return () => ending.abort();
  };
}

function below({ clientX, clientY }: PointerEvent): HTMLElement | null {
  const found = document.elementsFromPoint(clientX, clientY);
  const target = found.find((element) => element.matches("[data-drop]"));
  return (target as HTMLElement | undefined) ?? null;
}
