"use client";

import { ArrowLeft } from "@/components/ui/icons";
import { Link } from "./link";

/** A link to a list; a user who came from it goes back in the history, to the same filters and scroll position. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <div className="print:hidden">
      <Link
        href={href}
        onNavigate={(event) => {
          if (!isPreviousPage(href)) return;
          event.preventDefault();
          history.back();
        }}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent text-sm hover:underline"
      >
        <ArrowLeft className="size-4" />
        {children}
      </Link>
    </div>
  );
}

/** False in a browser without the Navigation API. */
function isPreviousPage(path: string): boolean {
  if (!("navigation" in window)) return false;
  const { currentEntry } = navigation;
  const previous = currentEntry && navigation.entries()[currentEntry.index - 1];
  return previous?.url != null && new URL(previous.url).pathname === path;
}
