import Link from "next/link";
import type { ComponentProps } from "react";

/** A link, or without `href` the same in a `span`. Not prefetched: a list has dozens. */
export function OptionalLink({
  href,
  ...rest
}: Omit<ComponentProps<typeof Link>, "href"> & { href: string | undefined }) {
  if (!href) return <span className={rest.className}>{rest.children}</span>;
  return <Link {...rest} href={href} prefetch={false} />;
}
