import type { ComponentProps } from "react";
import type { ButtonStyleProps } from "./button";
import { buttonStyle } from "./button-style";
import { Link } from "./link";

/** Separate from the button, which pages without the framework's links import. */
export function ButtonLink({
  variant = "primary",
  size = "medium",
  className,
  ...rest
}: ComponentProps<typeof Link> & ButtonStyleProps) {
  return <Link {...rest} className={buttonStyle(variant, size, className)} />;
}
