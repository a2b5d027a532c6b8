import type { ComponentProps, MouseEvent } from "react";
import { type ButtonSize, type ButtonVariant, buttonStyle } from "./button-style";
import { cx } from "./cx";
import { Spinner } from "./spinner";

export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize };

/** `busy` keeps the width and the focus and ignores clicks. */
export function Button({
  variant = "primary",
  size = "medium",
  busy = false,
  className,
  type = "button",
  children,
  onClick,
  ...rest
}: ComponentProps<"button"> & ButtonLook & { busy?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || undefined}
      onClick={busy ? ignore : onClick}
      className={buttonStyle(variant, size, className)}
    >
      {busy && <Spinner className="absolute inset-0 items-center justify-center" />}
      <span className={cx("inline-flex items-center gap-2", busy && "opacity-0")}>{children}</span>
    </button>
  );
}

function ignore(event: MouseEvent) {
  event.preventDefault();
}
