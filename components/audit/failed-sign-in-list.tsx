"use client";

import { useTranslations } from "next-intl";
import { RelativeTime } from "@/components/ui/relative-time";
import { Section } from "@/components/ui/section";
import { type Column, Table } from "@/components/ui/table";
import type { FailedSignIns } from "@/lib/audit/contract";
import { IpAddress } from "./audit-table";

export function FailedSignInList({ list }: { list: FailedSignIns[] }) {
  const t = useTranslations("audit.failedSignIns");
  const columns: Column<FailedSignIns>[] = [
    { header: t("address"), cell: ({ address }) => <IpAddress address={address} /> },
    { header: t("attempts"), numeric: true, cell: ({ attempts }) => attempts },
    { header: t("accounts"), numeric: true, cell: ({ accounts }) => accounts },
    { header: t("last"), cell: ({ last_at }) => <RelativeTime date={last_at} kind="admin" /> },
  ];
  return (
    <Section id="failed-sign-ins" title={t("title")} titleClassName="mb-2 text-lg">
      <p className="mb-2 text-muted text-sm">{t("text")}</p>
      <Table
        caption={t("title")}
        columns={columns}
        rows={list}
        rowKey={({ address }) => address}
        empty={t("empty")}
      />
    </Section>
  );
}
