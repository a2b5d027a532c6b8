import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx";

type Props = ComponentProps<"button"> & { label: string; icon?: ReactNode };

export function IconButton({ label, icon, children, className, type = "button", ...rest }: Props) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={cx(
        "relative inline-grid size-11 shrink-0 place-items-center rounded-control border border-transparent",
        "text-muted transition-colors enabled:hover:bg-wash enabled:hover:text-ink",
        "aria-expanded:bg-wash aria-expanded:text-ink aria-pressed:text-accent",
        "disabled:cursor-not-allowed disabled:opacity-50",
        className,
      )}
    >
      {icon}
      {children}
    </button>
  );
}
