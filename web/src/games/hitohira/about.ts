/** What the parts of this table are, and what they come to now: said to whoever lingers on them. */

import type { Explanation } from "@/kit/explain.svelte";
import { asSentence } from "@/story";
import { words } from "@/words/words.svelte";
import { PIECE_KINDS, type PieceKind } from "./art/pieces";
import { COOL, type Counts, total, WARM, written } from "./bunches";
import type { Desk } from "./desk.svelte";
import type { HitohiraAbilityView } from "./view";

const GROUPS: Record<string, readonly PieceKind[]> = { warm: WARM, cool: COOL };

/** House rules that concern an ability. */
const AGREED: Record<string, readonly string[]> = {
  komatsu: ["short_draw"],
  sakuya: ["sakuya_in", "sakuya_give_black"],
  kenrokuen: ["short_draw"],
  kokonoe: ["kokonoe_partial"],
};

const present = (lines: readonly (string | false | 0 | null | undefined)[]) =>
  lines.filter((line): line is string => Boolean(line));

export function several(desk: Desk, counts: Counts): string {
  const some = PIECE_KINDS.filter((_, at) => counts[at]);
  const told = some.map((kind) => `${desk.colour(kind)} ${counts[PIECE_KINDS.indexOf(kind)]}`);
  return words.list(told) || desk.words.text("none");
}

const agreed = (desk: Desk, option: string) =>
  desk.words.text("web.agreed", {
    option: desk.words.text(`option.${option}`),
    value: desk.words.text(`option.${option}.${desk.view.options[option]}`),
  });

/** What so many pieces of a colour are worth, step by step. */
function rungs(ladder: readonly number[]): string {
  const last = ladder.length - 1;
  const told = ladder.map(
    (points, step) => `${step}${step === last ? "+" : ""}: ${written(points)}`,
  );
  return told.slice(1).join(" · ");
}

/** A colour of somebody's field: what it is worth, and what one more would make of it. */
export function colourOf(desk: Desk, seat: number, kind: PieceKind): Explanation {
  const side = desk.view.seats[seat]!;
  const at = PIECE_KINDS.indexOf(kind);
  const title = `${desk.words.text("web.field", desk.who(seat))}: ${desk.colour(kind)}`;
  if (kind === "K")
    return {
      title,
      lines: [desk.words.text("web.about-black"), agreed(desk, "field_black")],
      rule: "count",
    };
  const { ladder } = desk.view;
  const joined = side.blacks[at] ?? 0;
  const count = (side.field[at] ?? 0) + joined;
  const points = desk.points(side.worth[at] ?? 0);
  const more = desk.points(ladder[Math.min(count + 1, ladder.length - 1)] ?? 0);
  return {
    title,
    lines: present([
      desk.words.text("web.worth", { count, points }),
      joined > 0 && desk.words.text("web.joined", { count: joined, card: desk.colour(kind) }),
      desk.words.text("web.worth-more", { points: more }),
      rungs(ladder),
    ]),
    rule: "count",
  };
}

/** One of the two groups behind the screens, and what its places pay. */
function paid(desk: Desk, name: string): string {
  const pays = desk.payments(name);
  const key = pays.length > 1 ? "web.pays" : "web.pays-one";
  return desk.words.text(key, { points: words.list(pays.map(String)) });
}

export function group(desk: Desk, name: string): Explanation {
  if (!GROUPS[name])
    return {
      title: desk.words.text("jokers"),
      lines: [desk.words.text("web.about-jokers")],
      rule: "jokers",
    };
  const cards = words.list(GROUPS[name].map((kind) => desk.colour(kind)));
  return {
    title: desk.words.text(`group.${name}`),
    lines: [
      desk.words.text("web.about-group", { cards }),
      paid(desk, name),
      desk.words.text("web.no-place"),
    ],
    rule: "count",
  };
}

export function screen(desk: Desk, seat: number): Explanation {
  const { screen, secrets } = desk.view.seats[seat]!;
  const known = desk.view.over ? "web.lay-behind" : "web.known";
  return {
    title: desk.words.text("web.behind", desk.who(seat)),
    lines: present([
      screen
        ? desk.words.text(known, { cards: several(desk, screen) })
        : desk.words.text("web.forgotten"),
      secrets && desk.words.text("web.unknown", { count: secrets }),
      desk.words.text("web.about-screen"),
      ...Object.keys(GROUPS).map(
        (name) => `${desk.words.text(`group.${name}`)} – ${paid(desk, name)}`,
      ),
    ]),
    rule: "count",
  };
}

/** The pouch: what may be in it, as far as the observer may know. */
export function pouch(desk: Desk): Explanation {
  const { unseen, pouch, removed, pieces } = desk.view;
  const elsewhere = unseen ? total(unseen) - pouch : 0;
  return {
    title: `${desk.words.text("pouch")}: ${pouch}`,
    lines: present([
      unseen
        ? desk.words.text("web.may-hold", { cards: several(desk, unseen) })
        : desk.words.text("web.began-with", { cards: several(desk, pieces) }),
      elsewhere > 0 && desk.words.text("web.elsewhere", { count: elsewhere }),
      removed > 0 && desk.words.text("web.set-aside", { count: removed }),
      desk.words.text("web.about-pouch"),
    ]),
    rule: "start",
  };
}

/** How often and how much may be drawn, and when that fails. */
export function draws(desk: Desk): Explanation {
  const { allowance, guarded, active } = desk.view;
  return {
    title: desk.words.text("web.draw", desk.who(active)),
    lines: present([
      guarded && desk.words.text("stalled"),
      desk.words.text("web.about-draws", { count: allowance }),
      desk.words.text("web.about-failing"),
    ]),
    rule: "grab",
  };
}

export function risk(desk: Desk, label: string): Explanation {
  return {
    title: label,
    lines: present([
      desk.words.text("web.about-failing"),
      desk.view.odds && desk.words.text("web.about-risk"),
    ]),
    rule: "grab",
  };
}

/** An ability: what it does, what it asks for, and why it cannot be used if it cannot. */
export function ability(desk: Desk, card: HitohiraAbilityView): Explanation {
  const name = desk.words.text(`ability.${card.name}`);
  return {
    title: `${name} – ${desk.words.text(`trigger.${card.trigger}`)}`,
    lines: [
      desk.words.text(`about.${card.name}`),
      ...(AGREED[card.name] ?? []).map((option) => agreed(desk, option)),
      ...state(desk, card, name),
    ],
    rule: "use",
  };
}

/** Whether it can be used, as far as it is for the observer to say. */
function state(desk: Desk, { name, obstacle }: HitohiraAbilityView, called: string): string[] {
  if (desk.legal.has(`use ${name}`)) return [desk.words.text("web.touch-it")];
  if (desk.view.active === null || desk.view.ability) return [];
  if (obstacle) return [asSentence(desk.words.text(obstacle, { ability: called }))];
  return desk.asks("grab") ? [desk.words.text("web.stop-first")] : [];
}
