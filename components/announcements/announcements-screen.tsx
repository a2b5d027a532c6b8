import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Plus } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { PageHeading } from "@/components/ui/page-heading";
import { Pagination } from "@/components/ui/pagination";
import { TabLinks } from "@/components/ui/tab-links";
import { type Column, WideTable } from "@/components/ui/table";
import { useFormatDate } from "@/components/ui/use-format-date";
import { announcementStatuses, type AnnouncementStatus as Status } from "@/db/enums";
import type { listAnnouncements } from "@/lib/announcements/contract";
import type { Announcement } from "@/lib/announcements/schemas";
import { announcementsHref } from "@/lib/announcements/search-params";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { adminAnnouncementPath, adminPaths } from "@/lib/routes";
import { AnnouncementStatus } from "./announcement-status";
import { describeAudience } from "./describe-audience";
import { useFormatReadShare } from "./use-format-read-share";

type Props = { list: ResponseOf<typeof listAnnouncements>; status: Status | undefined };

export function AnnouncementsScreen({ list, status }: Props) {
  const t = useTranslations("announcements");
  const tabs = [undefined, ...announcementStatuses].map((tabStatus) => ({
    href: announcementsHref({ status: tabStatus }),
    text: t(`statuses.${tabStatus ?? "all"}`),
    isCurrent: tabStatus === status,
  }));
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageHeading title={t("title")} lead={t("lead")}>
        <ButtonLink href={adminPaths.newAnnouncement}>
          <Plus />
          {t("new")}
        </ButtonLink>
      </PageHeading>
      <TabLinks label={t("filters")} links={tabs} />
      {list.data.length > 0 && <AnnouncementsTable announcements={list.data} />}
      {list.total === 0 && (
        <Card as="div">
          <EmptyState
            illustration="empty-bench"
            title={t(status ? "emptyFilter" : "emptyTitle")}
            text={status ? undefined : t("emptyText")}
          />
        </Card>
      )}
      <Pagination list={list} href={(page) => announcementsHref({ status, page })} />
    </div>
  );
}

function AnnouncementsTable({ announcements }: { announcements: Announcement[] }) {
  const t = useTranslations("announcements");
  const formatTime = useFormatAnnouncementTime();
  const formatReadShare = useFormatReadShare();
  const columns: Column<Announcement>[] = [
    {
      header: t("columns.title"),
      rowHeader: true,
      cell: ({ id, title_fr }) => (
        <Link
          href={adminAnnouncementPath(id)}
          className="wrap-anywhere block font-semibold hover:underline md:min-w-36"
        >
          {title_fr}
        </Link>
      ),
    },
    { header: t("columns.status"), cell: (row) => <AnnouncementStatus announcement={row} /> },
    {
      header: t("columns.audience"),
      cell: (row) => (
        <span title={describeAudience(t, row)} className="wrap-anywhere line-clamp-2">
          {describeAudience(t, row)}
        </span>
      ),
    },
    { header: t("columns.when"), cell: formatTime },
    {
      header: t("columns.recipients"),
      numeric: true,
      cell: ({ sent_at, recipients_count }) => (sent_at ? recipients_count : t("notYet")),
    },
    { header: t("columns.read"), numeric: true, cell: formatReadShare },
  ];
  return <WideTable caption={t("title")} columns={columns} rows={announcements} rowKey={({ id }) => id} />;
}

function useFormatAnnouncementTime() {
  const t = useTranslations("announcements");
  const formatDate = useFormatDate();
  return ({ status, send_at, sent_at, recalled_at, updated_at }: Announcement): string => {
    const at = { draft: updated_at, scheduled: send_at, sent: sent_at, recalled: recalled_at }[status];
    const time = formatDate(at ?? updated_at, { dateStyle: "medium", timeStyle: "short" });
    return status === "draft" ? t("modified", { time }) : time;
  };
}
