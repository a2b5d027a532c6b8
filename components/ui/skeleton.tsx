import { cx } from "./cx";

export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx("block animate-breathe rounded-control bg-wash forced-colors:border", className)}
    />
  );
}
