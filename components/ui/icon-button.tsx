import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx";

type Props = ComponentProps<"button"> & { label: string; icon?: ReactNode };

export function IconButton({ label, icon, children, className, type = "button", ...rest }: Props) {
  return (
    <button title={label} {...rest} type={type} aria-label={label} className={cx("icon-button", className)}>
      {icon}
      {children}
    </button>
  );
}
