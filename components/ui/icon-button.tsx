import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx";

type Props = ComponentProps<"button"> & { label: string; icon: ReactNode; danger?: boolean };

export function IconButton({ label, icon, danger, children, className, type = "button", ...rest }: Props) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={cx("icon-button", danger && "icon-button-danger", className)}
    >
      {icon}
      {children}
    </button>
  );
}
