"use client";

import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { DialogButton } from "@/components/ui/dialog-button";
import { EmptyState } from "@/components/ui/empty-state";
import { CalendarSync } from "@/components/ui/icons";
import { PageHeading } from "@/components/ui/page-heading";
import { Pagination } from "@/components/ui/pagination";
import { StatusNote } from "@/components/ui/status-note";
import { TabLinks } from "@/components/ui/tab-links";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import type { listEvents } from "@/lib/events/contract";
import { eventsHref, eventViews } from "@/lib/events/href";
import type { EventArea } from "@/lib/routes";
import { EventCard } from "./event-card";
import type { EventGroup } from "./event-dialog";
import { EventMonth } from "./event-month";
import { NewEventButton } from "./new-event-button";
import { SubscriptionDialog } from "./subscription-dialog";

type Props = {
  area: EventArea;
  list: ResponseOf<typeof listEvents>;
  /** The month of the calendar; without it, the upcoming events are a list. */
  month: string | undefined;
  groups: EventGroup[];
  isMissing: boolean;
};

export function EventsScreen({ area, list, month, groups, isMissing }: Props) {
  const t = useTranslations("events");
  const canCreate = area === "admin" || groups.length > 0;
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageHeading title={t("title")} lead={t(area === "admin" ? "leadAdmin" : "lead")}>
        <div className="flex flex-wrap gap-2">
          <DialogButton variant="secondary" dialog={(onClose) => <SubscriptionDialog onClose={onClose} />}>
            <CalendarSync />
            {t("subscribe")}
          </DialogButton>
          {canCreate && <NewEventButton area={area} groups={groups} />}
        </div>
      </PageHeading>
      {isMissing && <StatusNote>{t("notFound")}</StatusNote>}
      <TabLinks
        label={t("views")}
        links={eventViews.map((view) => ({
          href: eventsHref(area, { view }),
          text: t(`view.${view}`),
          isCurrent: (view === "month") === (month !== undefined),
        }))}
      />
      {month ? (
        <EventMonth area={area} month={month} events={list.data} />
      ) : (
        <EventList area={area} list={list} />
      )}
    </div>
  );
}

function EventList({ area, list }: Pick<Props, "area" | "list">) {
  const t = useTranslations("events");
  return (
    <>
      {list.total === 0 && (
        <Card as="div">
          <EmptyState illustration="empty-bench" title={t("emptyTitle")} text={t("emptyText")} />
        </Card>
      )}
      <ul className="grid grid-cols-1 gap-3">
        {list.data.map((event) => (
          <EventCard key={event.id} area={area} event={event} />
        ))}
      </ul>
      <Pagination list={list} href={(page) => eventsHref(area, { page })} />
    </>
  );
}
