import type { ReactNode } from "react";

type Props = { title: ReactNode; lead?: ReactNode; children?: ReactNode };

/** The heading of a page, and beside it the buttons for what can be done there. */
export function PageHeading({ title, lead, children }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <h1 className="text-2xl">{title}</h1>
        {lead && <p className="wrap-anywhere mt-1 max-w-post text-muted text-sm">{lead}</p>}
      </div>
      {children}
    </div>
  );
}
