"use client";

import type { ReactNode } from "react";
import { Link } from "./link";

type Props = {
  label: string;
  links: readonly { href: string; text: ReactNode; isCurrent: boolean }[];
};

/** Tabs that are pages of their own. */
export function TabLinks({ label, links }: Props) {
  return (
    <nav
      aria-label={label}
      className="relative flex gap-1 overflow-x-auto shadow-[inset_0_-1px_var(--color-line)]"
    >
      {links.map(({ href, text, isCurrent }) => (
        <Link
          key={href}
          ref={isCurrent ? scrollToCentre : undefined}
          href={href}
          aria-current={isCurrent ? "page" : undefined}
          className={linkStyle}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}

/** Keeps the current tab in sight where the tabs are wider than the screen. */
function scrollToCentre(link: HTMLElement | null) {
  const row = link?.parentElement;
  if (row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}

const linkStyle =
  "inline-flex min-h-11 shrink-0 items-center border-transparent border-b-2 px-2 font-semibold text-muted " +
  "text-sm outline-offset-[-2px] transition-colors hover:text-ink md:px-3 aria-[current=page]:border-accent " +
  "aria-[current=page]:text-ink";
