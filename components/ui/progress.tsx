import { cx } from "./cx";

/** `value` is between 0 and 1; without it the progress is indeterminate. */
export function Progress({ label, value }: { label: string; value?: number }) {
  const percent = value === undefined ? undefined : Math.round(Math.min(Math.max(value, 0), 1) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-1.5 overflow-hidden rounded-full bg-wash forced-colors:border"
    >
      <div
        style={{ width: percent === undefined ? "30%" : `${percent}%` }}
        className={cx(
          "h-full rounded-full bg-accent transition-[width] forced-colors:bg-[Highlight]",
          percent === undefined && "animate-pass",
        )}
      />
    </div>
  );
}
