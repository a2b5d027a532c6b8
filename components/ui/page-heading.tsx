import type { ReactNode } from "react";

export function PageHeading({ title, lead }: { title: ReactNode; lead: ReactNode }) {
  return (
    <div className="min-w-0">
      <h1 className="text-2xl">{title}</h1>
      <p className="wrap-anywhere mt-1 max-w-post text-muted text-sm">{lead}</p>
    </div>
  );
}
