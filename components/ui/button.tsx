import Link from "next/link";
import type { ComponentProps, MouseEvent } from "react";
import { type ButtonSize, type ButtonVariant, buttonStyle } from "./button-style";
import { cx } from "./cx";
import { Spinner } from "./spinner";

type Look = { variant?: ButtonVariant; size?: ButtonSize };

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
}: ComponentProps<"button"> & Look & { busy?: boolean }) {
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

export function ButtonLink({
  variant = "primary",
  size = "medium",
  className,
  ...rest
}: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={buttonStyle(variant, size, className)} />;
}

function ignore(event: MouseEvent) {
  event.preventDefault();
}
