import { useLocale, useTranslations } from "next-intl";
import { OptionalLink } from "@/components/ui/optional-link";
import { RelativeTime } from "@/components/ui/relative-time";
import { ScrollBox } from "@/components/ui/scroll-box";
import { ShallowLink } from "@/components/ui/shallow-link";
import { type Column, Table } from "@/components/ui/table";
import type { AuditEntry } from "@/lib/audit/contract";
import { describeEntry } from "@/lib/audit/describe-entry";
import { auditLogHref } from "@/lib/audit/search-params";
import { adminUserPath } from "@/lib/routes";

export function AuditTable({ entries }: { entries: AuditEntry[] }) {
  const t = useTranslations("audit");
  const locale = useLocale();
  const columns: Column<AuditEntry>[] = [
    { header: t("columns.time"), cell: ({ created_at }) => <RelativeTime date={created_at} kind="admin" /> },
    { header: t("columns.actor"), cell: (entry) => <Actor entry={entry} /> },
    {
      header: t("columns.action"),
      cell: (entry) => <p className="wrap-anywhere md:min-w-32">{describeEntry(t, locale, entry)}</p>,
    },
    { header: t("columns.address"), cell: ({ address }) => <IpAddress address={address} /> },
  ];
  return (
    <ScrollBox className="@container/table">
      <Table caption={t("title")} columns={columns} rows={entries} rowKey={({ id }) => id} />
    </ScrollBox>
  );
}

function Actor({ entry: { actor, action } }: { entry: AuditEntry }) {
  const t = useTranslations("audit");
  if (!actor)
    return <span className="text-muted">{t(action === "sign_in_failed" ? "visitor" : "system")}</span>;
  return (
    <OptionalLink
      href={actor.id === null ? undefined : adminUserPath(actor.id)}
      className="wrap-anywhere font-semibold hover:underline"
    >
      {actor.name}
    </OptionalLink>
  );
}

export function IpAddress({ address }: { address: string | null }) {
  if (address === null) return null;
  return (
    <ShallowLink
      href={auditLogHref({ search: address })}
      className="wrap-anywhere tabular-nums hover:underline"
    >
      {address}
    </ShallowLink>
  );
}
