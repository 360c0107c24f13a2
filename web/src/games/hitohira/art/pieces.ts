/** Pieces of Hitohira and of La Légende du Cerisier: colours and outlines. */

import { around, petal, star, turn } from "@/art/draw";
import { INK } from "@/art/pigments";

/** The six colours of blossoms, by the letters of the notation. */
export type PieceKind = "R" | "Y" | "L" | "B" | "W" | "K";

/** The two editions of the game call and colour their pieces differently. */
export type Edition = "hitohira" | "cerisier";

export const PIECE_KINDS: readonly PieceKind[] = ["R", "Y", "L", "B", "W", "K"];

/* Told apart by lightness first: hue is lost to some eyes. tests/web/test_colours.py measures them. */
export const PIECE_COLOURS: Record<Edition, Record<PieceKind, string>> = {
  hitohira: { R: "#c73e3a", Y: "#f0c14b", L: "#8cc3dc", B: "#2f5d94", W: "#fdf9f0", K: INK },
  cerisier: { R: "#e68aa6", Y: "#f3cf5e", L: "#93cbe0", B: "#2b4c8c", W: "#fdf9f0", K: INK },
};

interface Outline {
  d: string;
  transform?: string;
}

function ring(count: number, d: string, first = 0): Outline[] {
  return around(count, first).map((degrees) => ({ d, transform: turn(degrees) }));
}

/** Every kind is another flower; Black, the joker, is a single petal. */
export const PIECE_OUTLINES: Record<PieceKind, Outline[]> = {
  R: ring(5, petal({ length: 45, width: 40, notch: 9, blunt: 0.6 })),
  Y: ring(4, petal({ length: 45, width: 44, blunt: 0.9 })),
  L: [{ d: star(6, 48, 27) }],
  B: [
    ...ring(3, petal({ length: 46, width: 24, blunt: 0.1 }), 60),
    ...ring(3, petal({ length: 45, width: 46, blunt: 0.75 }), 0),
  ],
  W: ring(12, petal({ length: 46, width: 19, blunt: 0.9 })),
  K: [
    { d: "M50 96C20 74 4 52 12 28C18 12 34 4 42 8L50 20L58 8C66 4 82 12 88 28C96 52 80 74 50 96Z" },
  ],
};

/** Where the letter stands; the single petal is widest above its middle. */
export const PIECE_HEARTS: Record<PieceKind, number> = { R: 50, Y: 50, L: 50, B: 50, W: 50, K: 45 };
