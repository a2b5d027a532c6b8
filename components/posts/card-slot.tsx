import { Activity, type ReactNode, useMemo } from "react";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
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

export function CardSkeleton() {
  return (
    <Card aria-hidden="true" className="grid min-h-72 content-start gap-4 card-padding">
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
