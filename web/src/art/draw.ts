/** SVG geometry: petals, stars, and what is arranged around a middle. */

import type { SVGAttributes } from "svelte/elements";

/** All art is an `<svg>` that takes the attributes of one: size it by CSS, or place it in another. */
export type ArtProps = SVGAttributes<SVGSVGElement>;

/** Pictures are drawn on a square of 100, around its middle. */
const MIDDLE = 50;

/** The directions of `count` things around the middle in degrees; 0 is up. */
export function around(count: number, first = 0): number[] {
  return Array.from({ length: count }, (_, at) => first + (360 * at) / count);
}

/** The point at a distance from the middle. */
export function point(distance: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [round(MIDDLE + distance * Math.sin(angle)), round(MIDDLE - distance * Math.cos(angle))];
}

/** Turn a picture about the middle. */
export const turn = (degrees: number): string => `rotate(${round(degrees)} ${MIDDLE} ${MIDDLE})`;

interface Petal {
  length: number;
  width: number;
  /** How deep its tip is cut; cherry petals are. */
  notch?: number;
  /** 0 ends in a point, 1 is blunt. */
  blunt?: number;
}

/** The outline of a petal that grows from the middle upwards. */
export function petal({ length, width, notch = 0, blunt = 0.5 }: Petal): string {
  const half = width / 2;
  const tip = MIDDLE - length;
  const shoulder = tip + length * (0.42 - 0.42 * blunt);
  const lip = half * blunt * 0.55;
  const side = (sign: number) =>
    [MIDDLE + sign * half * 0.9, MIDDLE - length * 0.22, MIDDLE + sign * half * 1.25, shoulder].map(
      round,
    );
  const [lx, ly, lx2, ly2] = side(-1);
  const [rx, ry, rx2, ry2] = side(1);
  return (
    `M${MIDDLE} ${MIDDLE}C${lx} ${ly} ${lx2} ${ly2} ${round(MIDDLE - lip)} ${tip}` +
    `Q${MIDDLE} ${round(tip - lip * 0.4 * (notch ? 0 : 1))} ${MIDDLE} ${tip + notch}` +
    `Q${MIDDLE} ${round(tip - lip * 0.4 * (notch ? 0 : 1))} ${round(MIDDLE + lip)} ${tip}` +
    `C${rx2} ${ry2} ${rx} ${ry} ${MIDDLE} ${MIDDLE}Z`
  );
}

/** A star with curved sides: a bellflower, or the rim of something frayed. */
export function star(points: number, outer: number, inner: number): string {
  const parts = around(points).map((degrees) => {
    const half = 180 / points;
    const at = (distance: number, halves: number) =>
      point(distance, degrees + half * halves).join();
    return `${at(outer, 0)}Q${at(inner + 3, 0.55)} ${at(inner, 1)}Q${at(inner + 3, 1.45)} ${at(outer, 2)}`;
  });
  return `M${parts.join("L")}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
