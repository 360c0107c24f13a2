/** What all prints share. Prints keep their pigments in the dark theme: only the mat around changes. */
export const INK = "#2a2430";
export const PAPER = "#fbf6ea";
export const SNOW = "#fffdf7";
export const GOLD = "#e4b352";
export const RED = "#c0392f";
export const ROSE = "#e89aa6";
export const BLUSH = "#f7dcd8";
export const LEAF = "#6f9463";
export const MOSS = "#43634c";
export const NIGHT = "#2d425c";
export const WOOD = "#8a5a3c";
