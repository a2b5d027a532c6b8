import { cx } from "./cx";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger" | "quiet-danger";
export type ButtonSize = "medium" | "small";

export function buttonStyle(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return cx("button", `button-${variant}`, `button-${size}`, className);
}
