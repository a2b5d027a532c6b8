import { Activity, type ReactNode, useMemo } from "react";
import { Card } from "@/components/ui/card";
import { useHydrated } from "@/components/ui/use-hydrated";

/**
 * Cards in the server's HTML are hydrated one by one, the clicked one first: hydrating all at once would block the
 * page. The cards below the first screen are rendered in the browser only: they would be most of the HTML and of the
 * server's time.
 */
export function CardSlot({ isInHtml, children }: { isInHtml: boolean; children: ReactNode }) {
  const isHydrated = useHydrated();
  // A new element at each render would make React hydrate it at once.
  const card = useMemo(() => <Activity>{children}</Activity>, [children]);
  return isHydrated || isInHtml ? card : <CardSkeleton />;
}

/** One element, which the style sheet draws on: a page of posts has up to ten of them. */
export function CardSkeleton() {
  return <Card aria-hidden="true" className="card-skeleton min-h-72 card-padding" />;
}
