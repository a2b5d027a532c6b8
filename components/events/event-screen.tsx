"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ReportButton } from "@/components/moderation/report-button";
import { useAfterReconnection } from "@/components/realtime/use-after-reconnection";
import { useOwnChannel } from "@/components/realtime/use-own-channel";
import { BackLink } from "@/components/ui/back-link";
import { buttonStyle } from "@/components/ui/button-style";
import { Card } from "@/components/ui/card";
import { CalendarPlus, LinkIcon, MapPin, UserRound } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { RichText } from "@/components/ui/rich-text";
import { useViewerId } from "@/components/ui/viewer-provider";
import { buildUrl } from "@/lib/core/api/client";
import { downloadEvent } from "@/lib/events/calendar-contract";
import type { Event } from "@/lib/events/schemas";
import { reportEvent } from "@/lib/moderation/contract";
import { type EventArea, eventPaths, groupPath } from "@/lib/routes";
import { EventAnswer } from "./event-answer";
import { EventAttendees } from "./event-attendees";
import { EventBadges } from "./event-card";
import { EventEditing } from "./event-editing";
import { EventTime } from "./event-time";
import { useRefreshAnswers } from "./use-refresh-answers";
import { YesCount } from "./yes-count";

export function EventScreen({ area, event }: { area: EventArea; event: Event }) {
  const t = useTranslations("events");
  const viewerId = useViewerId();
  const tReport = useTranslations("events.report");
  const { title, description, group, can_edit } = event;
  const refresh = useRefreshAnswers(event.id);
  // Its changes and a free place are notifications.
  useOwnChannel("notification:created", refresh);
  useAfterReconnection(refresh);
  return (
    <div className="grid grid-cols-1 gap-4">
      <BackLink href={eventPaths[area]}>{t("title")}</BackLink>
      <Card aria-labelledby="event-title" className="grid gap-4 p-4 md:p-6">
        <div>
          {group ? (
            <Link href={groupPath(group.id)} className="wrap-anywhere text-accent text-sm hover:underline">
              {group.name}
            </Link>
          ) : (
            <p className="text-muted text-sm">{t("bySchool")}</p>
          )}
          <h1 id="event-title" className="text-2xl">
            {title}
          </h1>
          <EventBadges event={event} />
        </div>
        <EventFacts event={event} />
        {description && <RichText text={description} />}
        {area === "student" && <EventAnswer event={event} />}
        <div className="flex flex-wrap items-center gap-2">
          <a
            href={buildUrl(downloadEvent, { params: { id: event.id } })}
            download
            className={buttonStyle("secondary", "small")}
          >
            <CalendarPlus />
            {t("download")}
          </a>
          {area === "student" && event.author?.id !== viewerId && (
            <ReportButton endpoint={reportEvent} subject={{ ...event, name: title }} t={tReport} />
          )}
        </div>
        {can_edit && <EventEditing area={area} event={event} />}
      </Card>
      <EventAttendees area={area} event={event} />
    </div>
  );
}

function EventFacts({ event }: { event: Event }) {
  const t = useTranslations("events");
  const { location, url, author } = event;
  return (
    <div className="grid gap-2 text-sm">
      <EventTime event={event} className="font-semibold" />
      {location && <Fact icon={<MapPin className="mt-0.5 size-4" />}>{location}</Fact>}
      {url && (
        <Fact icon={<LinkIcon className="mt-0.5 size-4" />}>
          <a
            href={url}
            rel="nofollow ugc noopener"
            target="_blank"
            className="text-accent underline underline-offset-2"
          >
            {url}
          </a>
        </Fact>
      )}
      {author && <Fact icon={<UserRound className="mt-0.5 size-4" />}>{t("by", { name: author.name })}</Fact>}
      <p className="text-muted">
        <YesCount event={event} />
      </p>
    </div>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="wrap-anywhere flex gap-2">
      {icon}
      <span className="min-w-0">{children}</span>
    </p>
  );
}
