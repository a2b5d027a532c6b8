import { cx } from "../cx";

/** The mark: a roof on posts, and the ball that waits in the yard. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={cx("size-8 shrink-0", className)} fill="none" aria-hidden="true">
      <path
        d="M2.5 13.5 16 5l13.5 8.5"
        className="stroke-accent"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M7.5 14v13M24.5 14v13" className="stroke-accent" strokeWidth="3" strokeLinecap="round" />
      <circle cx="16" cy="23.5" r="4.5" className="fill-alert" />
    </svg>
  );
}

/** The mark and the name. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <span
      className={cx(
        "inline-flex items-center gap-2 font-display font-semibold text-lg tracking-tight",
        className,
      )}
    >
      <Mark />
      <span translate="no">Préau</span>
    </span>
  );
}
