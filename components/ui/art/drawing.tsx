import type { ReactNode } from "react";

/** The frame of the small drawings: one pen, ink and the two colours, never a message of its own. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 240 150"
      className="h-auto w-60 max-w-full stroke-ink"
      fill="none"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
