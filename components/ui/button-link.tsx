import type { ComponentProps } from "react";
import type { ButtonStyleProps } from "./button";
import { buttonStyle } from "./button-style";
import { Link } from "./link";

/** Apart from the button, which pages without links of the framework have too. */
export function ButtonLink({
  variant = "primary",
  size = "medium",
  className,
  ...rest
}: ComponentProps<typeof Link> & ButtonStyleProps) {
  return <Link {...rest} className={buttonStyle(variant, size, className)} />;
}
