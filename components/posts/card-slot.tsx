import { Activity, type ReactNode, useMemo } from "react";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { useHydrated } from "@/components/ui/use-hydrated";

/** As many as a first screen can show: rendering all ten would be most of the page's HTML and of the server's time. */
const cardsInHtml = 3;

/**
 * Cards of the HTML are hydrated one by one, and first the one that is clicked: all of them at once block the page. Later ones are
 * rendered by the browser, after it.
 */
export function CardSlot({ index, children }: { index: number; children: ReactNode }) {
  const isHydrated = useHydrated();
  // A new element at each render would make React hydrate it at once.
  const card = useMemo(() => <Activity>{children}</Activity>, [children]);
  return isHydrated || index < cardsInHtml ? card : <CardSkeleton />;
}

export function CardSkeleton() {
  return (
    <Card aria-hidden="true" className="grid min-h-72 content-start gap-4 p-5">
      <div className="flex items-center gap-3">
        <Skeleton className="size-12 rounded-full" />
        <div className="grid gap-2">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-3 w-24" />
        </div>
      </div>
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-3/4" />
    </Card>
  );
}
