import type { ReactNode } from "react";
import { cx } from "./cx";

type Props = {
  /** Focusable, since a table without controls could not be scrolled by keyboard. */
  label?: string;
  className?: string;
  children: ReactNode;
};

/** Scrolls what does not fit, and fades it at the edges beyond which there is more. */
export function ScrollBox({ label, className, children }: Props) {
  const focusable = label !== undefined && { role: "group", "aria-label": label, tabIndex: 0 };
  return (
    <div {...focusable} className={cx("scroll-box", className)}>
      {children}
    </div>
  );
}
