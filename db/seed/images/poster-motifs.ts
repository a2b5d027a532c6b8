import type { Random } from "../random";
import type { Mood } from "./palette";
import { arts } from "./poster-arts";
import { machines } from "./poster-machines";
import { outdoors } from "./poster-outdoors";

/** Draws within 200 pixels around the origin. */
export type Motif = (mood: Mood, random: Random) => string;

export const motifs: Record<string, Motif> = { ...arts, ...machines, ...outdoors };
