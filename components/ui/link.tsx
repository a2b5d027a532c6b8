"use client";

// biome-ignore lint/style/noRestrictedImports: this is the component that replaces it
import NextLink, { useLinkStatus } from "next/link";
import type { ComponentProps } from "react";
import { createPortal } from "react-dom";

type Props = Omit<ComponentProps<typeof NextLink>, "prefetch" | "href"> & { href: string };

/** The framework's link, never prefetched, and on the server only the element: docs/decisions.md, "Links". */
export const Link = typeof window === "undefined" ? ServerLink : BrowserLink;

function BrowserLink({ children, ...rest }: Props) {
  return (
    <NextLink {...rest} prefetch={false}>
      {children}
      <LinkProgress />
    </NextLink>
  );
}

/** A bar at the top of the window while the page of a clicked link is loading, of which the browser shows nothing. */
function LinkProgress() {
  const { pending } = useLinkStatus();
  return pending && createPortal(<div aria-hidden="true" className={progressStyle} />, document.body);
}

/** A border, which forced colours keep. */
const progressStyle =
  "pointer-events-none fixed inset-x-0 top-0 z-50 origin-left animate-advance border-accent border-t-3";

function ServerLink({ replace, scroll, onNavigate, ...rest }: Props) {
  return <a {...rest} />;
}
