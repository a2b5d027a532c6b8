import { cx } from "./cx";

/** The place of something that comes later; its size is the caller's. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx("block animate-breathe rounded-control bg-wash forced-colors:border", className)}
    />
  );
}
