import type { Random } from "../random";
import type { Drawing } from "./svg";

/** What a scene is drawn from: its words in the post's language, and chance of its own. */
export type Brief = { words: string[]; locale: "fr" | "en"; random: Random };
export type Scene = (brief: Brief) => Drawing;
export type Scenes = Record<string, Scene>;

export const landscape = { width: 960, height: 640, shown: 800 };
export const square = { width: 840, height: 840, shown: 640 };
export const upright = { width: 768, height: 1024, shown: 640 };
