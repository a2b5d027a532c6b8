import { useLocale, useTranslations } from "next-intl";
import { Avatar } from "@/components/ui/avatar";
import { Badge, type Tone } from "@/components/ui/badge";
import { EmailText } from "@/components/ui/email-text";
import { Flag } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { OptionalLink } from "@/components/ui/optional-link";
import { type Column, WideTable } from "@/components/ui/table";
import { useFormatDate } from "@/components/ui/use-format-date";
import type { CompanyStatus } from "@/db/enums";
import type { CompanyRow } from "@/lib/companies/management-contract";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { adminPaths, adminUserPath, companyPath } from "@/lib/routes";
import { CompanyActions } from "./company-actions";
import { CompanySiret, CompanyWebsite, NamesakeBadge } from "./company-identity";

type Props = { companies: CompanyRow[]; onChanged: () => Promise<unknown> };

const tones: Record<CompanyStatus, Tone> = {
  active: "success",
  pending: "warning",
  rejected: "neutral",
  suspended: "danger",
};

export function CompaniesTable({ companies, onChanged }: Props) {
  const t = useTranslations("company-management");
  const columns: Column<CompanyRow>[] = [
    { header: t("company"), rowHeader: true, cell: (row) => <CompanyName row={row} /> },
    { header: t("owner"), cell: (row) => <Owner row={row} /> },
    {
      header: t("identity"),
      cell: (row) => (
        <div className="grid justify-items-start gap-1.5">
          <CompanyWebsite {...row} />
          <CompanySiret siret={row.siret} />
        </div>
      ),
    },
    { header: t("members"), numeric: true, cell: ({ members_count }) => members_count },
    { header: t("jobs"), numeric: true, cell: (row) => <Jobs row={row} /> },
    { header: t("status"), cell: (row) => <Status row={row} /> },
    {
      header: t("actions"),
      isHeaderHidden: true,
      cell: (row) => <CompanyActions row={row} onChanged={onChanged} />,
    },
  ];
  return <WideTable caption={t("title")} columns={columns} rows={companies} rowKey={({ id }) => id} />;
}

function CompanyName({ row }: { row: CompanyRow }) {
  const { id, name, logo_url, status, directory_position, created_at } = row;
  const t = useTranslations("company-management");
  const formatDate = useFormatDate();
  const page = localizedPath(useLocale(), companyPath(id));
  return (
    <span className="flex items-center gap-3">
      <Avatar id={id} name={name} src={logo_url} />
      <span className="wrap-anywhere grid min-w-0 md:min-w-28">
        <OptionalLink
          href={status === "active" ? page : undefined}
          className="font-semibold [a]:hover:underline"
        >
          {name}
        </OptionalLink>
        <NamesakeBadge {...row} />
        <span className="text-muted text-xs">
          {t("since", { date: formatDate(created_at, { dateStyle: "medium" }) })}
        </span>
        {directory_position !== null && (
          <span className="text-muted text-xs">{t("positionOf", { position: directory_position })}</span>
        )}
      </span>
    </span>
  );
}

function Owner({ row: { owner } }: { row: CompanyRow }) {
  const t = useTranslations("company-management");
  if (!owner) return <span className="text-muted">{t("noOwner")}</span>;
  return (
    <span className="wrap-anywhere grid justify-items-start gap-0.5 md:min-w-36">
      <Link href={adminUserPath(owner.id)} className="hover:underline">
        {owner.name}
      </Link>
      <EmailText email={owner.email} className="text-muted text-xs" />
      {!owner.is_verified && (
        <Badge tone="warning" className="whitespace-nowrap">
          {t("unverified")}
        </Badge>
      )}
    </span>
  );
}

function Jobs({ row: { jobs_count, open_jobs_count, reported_jobs_count } }: { row: CompanyRow }) {
  const t = useTranslations("company-management");
  return (
    <span className="grid gap-1 justify-items-end as-cards:justify-items-start">
      <span className="whitespace-nowrap as-cards:whitespace-normal">
        {t("jobCounts", { open: open_jobs_count, all: jobs_count })}
      </span>
      {reported_jobs_count > 0 && (
        <Link
          href={adminPaths.reports}
          className="inline-flex items-center gap-1 whitespace-nowrap font-semibold text-alert hover:underline"
        >
          <Flag className="size-4" />
          {t("reported", { count: reported_jobs_count })}
        </Link>
      )}
    </span>
  );
}

function Status({ row: { status, status_reason } }: { row: CompanyRow }) {
  const t = useTranslations("company-management");
  return (
    <span className="grid justify-items-start gap-1">
      <Badge tone={tones[status]} className="whitespace-nowrap">
        {t(`statuses.${status}`)}
      </Badge>
      {status_reason && (
        <span className="wrap-anywhere line-clamp-3 max-w-48 text-muted text-xs">{status_reason}</span>
      )}
    </span>
  );
}
