import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { Link } from "./link";

type Props = { href: string; label: string; children: ReactNode };

/** A link of the top bar that has only an icon. Hidden on phones, where the bottom bar or the menu has it. */
export function TopBarLink({ href, label, children }: Props) {
  return (
    <Link
      href={href}
      title={label}
      aria-label={label}
      aria-current={usePathname() === href ? "page" : undefined}
      className="top-bar-link max-md:hidden"
    >
      {children}
    </Link>
  );
}
