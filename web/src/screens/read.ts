/** Whose rules have been looked at in this browser: who has not begins at the aim. */

import { recall, remember } from "@/remember";

export const hasRead = (game: string): boolean => recall(`read.${game}`, false);

export const haveRead = (game: string): void => remember(`read.${game}`, true);
