/** Colours of the documents, the same as those of the application (app/globals.css). */
export const paper = "#f6f3ec";
export const muted = "#5c574d";

/** Colours with enough contrast on white paper. */
export const inks = ["#1d5a3d", "#a8401a", "#1f5387", "#15191d"];
