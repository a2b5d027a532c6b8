"use client";

import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { cx } from "@/components/ui/cx";
import { MapPin } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { useFormatDate } from "@/components/ui/use-format-date";
import type { Event } from "@/lib/events/schemas";
import { type EventArea, eventPath } from "@/lib/routes";
import { EventTime } from "./event-time";
import { isFull } from "./is-full";
import { useIsOver } from "./use-is-over";
import { YesCount } from "./yes-count";

type Props = { area: EventArea; event: Event; heading?: "h2" | "h3" };

export function EventCard({ area, event, heading: Heading = "h2" }: Props) {
  const t = useTranslations("events");
  const { id, title, starts_at, location, group, is_cancelled } = event;
  return (
    <Card as="li" className="flex gap-4 p-4">
      <DayTile date={starts_at} />
      <div className="grid min-w-0 flex-1 gap-1">
        <Heading className="text-base">
          <Link href={eventPath(area, id)} className={cx("hover:underline", is_cancelled && "line-through")}>
            {title}
          </Link>
        </Heading>
        <EventTime event={event} className="text-muted text-sm" />
        {location && (
          <p className="wrap-anywhere flex gap-1 text-muted text-sm">
            <MapPin className="mt-0.5 size-4" />
            {location}
          </p>
        )}
        <p className="wrap-anywhere text-muted text-sm">
          {group ? <bdi>{group.name}</bdi> : t("bySchool")} · <YesCount event={event} />
        </p>
        <EventBadges event={event} />
      </div>
    </Card>
  );
}

/** Repeats the date beside it, so that a list can be scanned. */
function DayTile({ date }: { date: string }) {
  const formatDate = useFormatDate();
  return (
    <div
      aria-hidden="true"
      className="grid min-h-14 min-w-14 shrink-0 content-center justify-items-center self-start rounded-control bg-accent-soft text-accent"
    >
      <span className="font-semibold text-lg leading-none tabular-nums">
        {formatDate(date, { day: "numeric" })}
      </span>
      <span className="text-xs">{formatDate(date, { month: "short" })}</span>
    </div>
  );
}

export function EventBadges({ event }: { event: Event }) {
  const t = useTranslations("events");
  const { answer, waiting_position, is_cancelled } = event;
  const isOver = useIsOver(event);
  if (is_cancelled || isOver)
    return (
      <p className="mt-1">
        {is_cancelled ? <Badge tone="danger">{t("cancelled")}</Badge> : <Badge>{t("past")}</Badge>}
      </p>
    );
  if (!answer && !isFull(event)) return null;
  return (
    <p className="mt-1 flex flex-wrap gap-1">
      {isFull(event) && <Badge tone="warning">{t("full")}</Badge>}
      {answer && (
        <Badge tone={answer === "yes" && waiting_position === null ? "success" : "neutral"}>
          {waiting_position === null ? t(`own.${answer}`) : t("own.waiting", { position: waiting_position })}
        </Badge>
      )}
    </p>
  );
}
