"use client";

import { useRouter } from "next/navigation";
import { type ComponentProps, type MouseEvent, useTransition } from "react";
import { createPortal } from "react-dom";
import { hasModifier } from "./has-modifier";

type Props = Omit<ComponentProps<"a">, "download" | "target"> & {
  href: string;
  scroll?: boolean;
  /** Called for a click that opens a page in this tab; `preventDefault` keeps the page. */
  onNavigate?: (event: MouseEvent) => void;
};

/** A link to a page, never prefetched, and on the server only the element: docs/decisions.md, "Links". */
export const Link = typeof window === "undefined" ? ServerLink : BrowserLink;

function BrowserLink({ href, scroll = true, onNavigate, onClick, children, ...rest }: Props) {
  const router = useRouter();
  const [isLoading, startTransition] = useTransition();
  const openPage = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isForBrowser = hasModifier(event) || event.currentTarget.origin !== location.origin;
    if (event.defaultPrevented || isForBrowser) return;
    onNavigate?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    startTransition(() => router.push(href, { scroll }));
  };
  return (
    <a {...rest} href={href} onClick={openPage}>
      {children}
      {isLoading && createPortal(<div aria-hidden="true" className={progressStyle} />, document.body)}
    </a>
  );
}

/**
 * A bar at the top of the window while the page of a clicked link is loading, of which the browser shows nothing.
 * A border, which forced colours keep.
 */
const progressStyle =
  "pointer-events-none fixed inset-x-0 top-0 z-50 origin-left animate-advance border-accent border-t-3";

function ServerLink({ scroll, onNavigate, ...rest }: Props) {
  return <a {...rest} />;
}
