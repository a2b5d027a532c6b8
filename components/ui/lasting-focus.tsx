import type { ReactNode } from "react";
import { useLastingFocus } from "./use-lasting-focus";

type Props = { rows: unknown; children: ReactNode };

/** Around a list that is left out without rows: the focus of a row that leaves stays in its place. */
export function LastingFocus({ rows, children }: Props) {
  const area = useLastingFocus<HTMLDivElement>(rows);
  return (
    // Empty, it takes no gap of a grid, and can still have the focus.
    <div ref={area} tabIndex={-1} className="outline-none empty:absolute">
      {children}
    </div>
  );
}
