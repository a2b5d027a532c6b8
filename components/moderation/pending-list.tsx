import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";

type Props = {
  /** The fragment that emails and notifications link to; the heading gets the focus when a row disappears. */
  id: string;
  total: number;
  /** The translator of a namespace that has the list's texts. */
  t: (name: "title" | "empty" | "more", values?: { shown: number; total: number }) => string;
  children: ReactNode[];
};

export function PendingList({ id, total, t, children }: Props) {
  const shown = children.length;
  return (
    <Card>
      <h2 id={id} tabIndex={-1} className="card-padding text-lg outline-offset-[-4px]">
        {t("title")}
      </h2>
      {shown === 0 && <p className="px-4 pb-4 md:px-5 md:pb-5 text-muted">{t("empty")}</p>}
      <ul className="wrap-anywhere">{children}</ul>
      {total > shown && (
        <p className="border-line border-t px-4 py-4 md:px-5 text-muted text-sm">
          {t("more", { shown, total })}
        </p>
      )}
    </Card>
  );
}
