import type { ReactNode } from "react";

/** Decorative: hidden from screen readers. */
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
