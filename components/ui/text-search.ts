import type { ReactNode } from "react";

/** How a result shows its texts: with what was searched marked, and long ones cut around it. */
export type TextSearch = { mark: (text: string) => ReactNode; excerpt: (text: string) => string };
