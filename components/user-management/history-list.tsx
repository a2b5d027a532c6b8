import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { RelativeTime } from "@/components/ui/relative-time";
import { Section } from "@/components/ui/section";

type ListName =
  | "sessions"
  | "signIns"
  | "posts"
  | "applications"
  | "reportsAbout"
  | "reportsBy"
  | "decisions";
type Row = { id: number; created_at?: string };
type Props<R> = { id: ListName; rows: R[]; total?: number; children: (row: R) => ReactNode };

export function HistoryList<R extends Row>({ id, rows, total, children }: Props<R>) {
  const t = useTranslations("user-management.details");
  return (
    <Section as={Card} id={id} title={t(id, { count: total ?? rows.length })} className="p-4">
      {rows.length === 0 && <p className="mt-1 text-muted text-sm">{t(`none.${id}`)}</p>}
      <ul className="text-sm">
        {rows.map((row) => (
          <li
            key={row.id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-line border-b py-2 last:border-0 last:pb-0"
          >
            <div className="min-w-0">{children(row)}</div>
            {row.created_at && (
              <RelativeTime date={row.created_at} kind="admin" className="text-muted text-xs" />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
