import type { ReactNode, RefObject } from "react";
import { Card } from "@/components/ui/card";

type Props = {
  /** Its address on the page: mails and notifications lead to it. */
  id: string;
  title: string;
  empty: string;
  /** Said below when there is more than is shown. */
  more: string | false;
  /** Where the focus goes when what held it is decided and gone. */
  heading?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode[];
};

/** What waits for an administrator, under its title. */
export function PendingList({ id, title, empty, more, heading, children }: Props) {
  return (
    <Card>
      <h2 id={id} ref={heading} tabIndex={heading && -1} className="p-5 text-lg outline-offset-[-4px]">
        {title}
      </h2>
      {children.length === 0 && <p className="px-5 pb-5 text-muted">{empty}</p>}
      <ul>{children}</ul>
      {more && <p className="border-line border-t px-5 py-4 text-muted text-sm">{more}</p>}
    </Card>
  );
}
