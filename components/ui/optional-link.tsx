import type { ComponentProps } from "react";
import { Link } from "./link";

/** A link, or without `href` the same in a `span`. */
export function OptionalLink({
  href,
  ...rest
}: Omit<ComponentProps<typeof Link>, "href"> & { href: string | undefined }) {
  if (!href) return <span className={rest.className}>{rest.children}</span>;
  return <Link {...rest} href={href} />;
}
