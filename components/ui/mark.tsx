import { cx } from "./cx";

export function Mark() {
  return (
    <svg viewBox="0 0 32 32" className="size-8 shrink-0" aria-hidden="true">
      <path
        d="M16 5.6 1.9 13a1.2 1.2 0 0 0-.7 1v1.3c0 .7.5 1.2 1.2 1.2h2.1v10a1.5 1.5 0 0 0 3 0v-10h17v10a1.5 1.5 0 0 0 3 0v-10h2.1c.7 0 1.2-.5 1.2-1.2V14a1.2 1.2 0 0 0-.7-1z"
        className="fill-accent"
      />
      <circle cx="16" cy="23.8" r="4.2" className="fill-alert" />
    </svg>
  );
}

export function Wordmark({ className }: { className?: string }) {
  return (
    <span
      className={cx(
        "inline-flex items-center gap-2 font-display font-semibold text-xl tracking-tight",
        className,
      )}
    >
      <Mark />
      <span translate="no">Préau</span>
    </span>
  );
}
