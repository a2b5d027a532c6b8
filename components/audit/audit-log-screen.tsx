"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/empty-state";
import { ExportButton } from "@/components/ui/export-button";
import { LoadError } from "@/components/ui/load-error";
import { ShallowLink } from "@/components/ui/shallow-link";
import { type ListPageData, useListPage } from "@/components/ui/use-list-page";
import { type AuditQuery, exportAuditLog, listAuditLog } from "@/lib/audit/contract";
import { auditLogHref, parseAuditSearchParams } from "@/lib/audit/search-params";
import { AuditFilters } from "./audit-filters";
import { AuditTable } from "./audit-table";

export function AuditLogScreen({ initialData }: { initialData: ListPageData<typeof listAuditLog> }) {
  const t = useTranslations("audit");
  const params = parseAuditSearchParams(Object.fromEntries(useSearchParams()));
  const list = useListPage(listAuditLog, { query: params }, initialData);
  const { data } = list.page;
  // The cursor of the previous list would skip entries of the one that is loading.
  const next = list.isLoading ? null : list.page.next;
  const { before, ...filters } = params;
  return (
    <div className="grid grid-cols-1 gap-4">
      <AuditFilters params={params} />
      <div className="flex flex-wrap items-start justify-between gap-3">
        {filters.user ? <UserFilter user={filters.user} entries={data} params={filters} /> : <span />}
        <ExportButton
          endpoint={exportAuditLog}
          options={{ query: { format: "csv", ...filters } }}
          errorText={t("exportFailed")}
        >
          {t("export")}
        </ExportButton>
      </div>
      {list.error ? (
        <LoadError error={list.error} errorText={t("failed")} retry={list.retry} />
      ) : (
        <div aria-busy={list.isLoading} className="transition-opacity aria-busy:opacity-60">
          {data.length > 0 && <AuditTable entries={data} />}
          {data.length === 0 && !list.isLoading && (
            <EmptyState illustration="nothing-found" title={t("none")} text={t("noneText")} />
          )}
        </div>
      )}
      <nav aria-label={t("pages")} className="flex flex-wrap justify-between gap-3">
        {before ? (
          <ShallowLink className={buttonStyle("secondary", "medium")} href={auditLogHref(filters)}>
            {t("newest")}
          </ShallowLink>
        ) : (
          <span />
        )}
        {next !== null && (
          <ShallowLink
            className={buttonStyle("secondary", "medium")}
            href={auditLogHref({ ...filters, before: next })}
          >
            {t("older")}
          </ShallowLink>
        )}
      </nav>
    </div>
  );
}

type UserFilterProps = ComponentProps<typeof AuditTable> & { user: number; params: AuditQuery };

/** The user whose entries are listed, and a link to all entries. */
function UserFilter({ user, entries, params }: UserFilterProps) {
  const t = useTranslations("audit");
  const [name] = entries.flatMap(({ actor, subject }) => [
    ...(actor?.id === user ? [actor.name] : []),
    ...(subject?.type === "user" && subject.id === user ? [subject.name] : []),
  ]);
  return (
    <p className="text-sm">
      {t("ofUser", { name: name ?? String(user) })}{" "}
      <ShallowLink
        href={auditLogHref({ ...params, user: undefined })}
        className="font-semibold text-accent hover:underline"
      >
        {t("ofAll")}
      </ShallowLink>
    </p>
  );
}
