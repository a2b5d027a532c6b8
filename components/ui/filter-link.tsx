import type { ReactNode } from "react";
import { cx } from "./cx";
import { Link } from "./link";

type Props = { href: string; isCurrent: boolean; children: ReactNode };

/** One value of a filter that the URL holds. */
export function FilterLink({ href, isCurrent, children }: Props) {
  return (
    <Link
      href={href}
      aria-current={isCurrent ? "true" : undefined}
      className={cx(linkStyle, isCurrent && currentStyle)}
    >
      {children}
    </Link>
  );
}

const linkStyle =
  "inline-flex min-h-11 items-center gap-1.5 rounded-full border border-edge bg-surface px-3 text-sm transition-colors " +
  "hover:bg-wash md:min-h-9 [&_.icon]:size-4";
const currentStyle = "border-accent bg-accent-soft text-accent inset-ring inset-ring-accent";
