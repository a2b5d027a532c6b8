import { cx } from "./cx";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "medium" | "small";

const base =
  "relative inline-flex items-center justify-center gap-2 rounded-control border font-semibold " +
  "text-sm no-underline select-none transition-colors " +
  "disabled:opacity-50 disabled:cursor-not-allowed aria-disabled:cursor-not-allowed";

const variants: Record<ButtonVariant, string> = {
  primary:
    "border-transparent bg-accent text-on-accent enabled:hover:bg-accent-strong [a]:hover:bg-accent-strong",
  secondary: "border-edge bg-surface text-ink enabled:hover:bg-wash [a]:hover:bg-wash",
  quiet: "border-transparent text-ink enabled:hover:bg-wash [a]:hover:bg-wash",
  danger: "border-transparent bg-danger text-on-danger enabled:hover:bg-danger-strong",
};

const sizes: Record<ButtonSize, string> = {
  medium: "min-h-11 px-4 py-2",
  small: "min-h-11 px-3 py-1 md:min-h-9",
};

export function buttonStyle(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return cx(base, variants[variant], sizes[size], className);
}
