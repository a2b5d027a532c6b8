import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";

type Props = {
  /** The fragment that emails and notifications link to; the heading gets the focus when a row disappears. */
  id: string;
  title: string;
  empty: string;
  more: string | false;
  children: ReactNode[];
};

export function PendingList({ id, title, empty, more, children }: Props) {
  return (
    <Card>
      <h2 id={id} tabIndex={-1} className="p-5 text-lg outline-offset-[-4px]">
        {title}
      </h2>
      {children.length === 0 && <p className="px-5 pb-5 text-muted">{empty}</p>}
      <ul className="wrap-anywhere">{children}</ul>
      {more && <p className="border-line border-t px-5 py-4 text-muted text-sm">{more}</p>}
    </Card>
  );
}
