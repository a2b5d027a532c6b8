import type { ComponentProps, MouseEvent } from "react";
import { type ButtonSize, type ButtonVariant, buttonStyle } from "./button-style";
import { cx } from "./cx";
import { Spinner } from "./spinner";

export type ButtonStyleProps = { variant?: ButtonVariant; size?: ButtonSize };

/** While `isBusy`, the button preserves its width and focus and ignores clicks. */
export function Button({
  variant = "primary",
  size = "medium",
  isBusy = false,
  className,
  type = "button",
  children,
  onClick,
  ...rest
}: ComponentProps<"button"> & ButtonStyleProps & { isBusy?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? ignore : onClick}
      className={buttonStyle(variant, size, className)}
    >
      {isBusy && <Spinner className="absolute inset-0 items-center justify-center" />}
      <span className={cx("inline-flex items-center gap-2", isBusy && "opacity-0")}>{children}</span>
    </button>
  );
}

function ignore(event: MouseEvent) {
  event.preventDefault();
}
