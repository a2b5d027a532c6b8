import type { ReactNode } from "react";

/** How a result shows its texts: searched words are marked, and long texts are cut around them. */
export type TextSearch = { mark: (text: string) => ReactNode; excerpt: (text: string) => string };
