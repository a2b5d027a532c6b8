"use client";

// biome-ignore lint/style/noRestrictedImports: the one that stands for it
import NextLink from "next/link";
import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<typeof NextLink>, "prefetch" | "href"> & { href: string };

/** The framework's link, never prefetched, and on the server the element alone: docs/decisions.md, "Links". */
export const Link = typeof window === "undefined" ? ServerLink : BrowserLink;

function BrowserLink(props: Props) {
  return <NextLink {...props} prefetch={false} />;
}

function ServerLink({ replace, scroll, onNavigate, ...rest }: Props) {
  return <a {...rest} />;
}
