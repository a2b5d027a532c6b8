import { Skeleton } from "./skeleton";

export function UserListSkeleton() {
  return [1, 2, 3].map((row) => (
    <div key={row} className="flex items-center gap-3 py-3">
      <Skeleton className="size-12 rounded-full" />
      <div className="grid flex-1 gap-2">
        <Skeleton className="h-4 w-40 max-w-full" />
        <Skeleton className="h-3 w-24" />
      </div>
    </div>
  ));
}
