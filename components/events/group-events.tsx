"use client";

import { useTranslations } from "next-intl";
import { Section } from "@/components/ui/section";
import type { Event } from "@/lib/events/schemas";
import { EventCard } from "./event-card";

export function GroupEvents({ events }: { events: Event[] }) {
  const t = useTranslations("events");
  if (events.length === 0) return null;
  return (
    <Section id="group-events" title={t("comingOf")} className="grid gap-3">
      <ul className="grid grid-cols-1 gap-3">
        {events.map((event) => (
          <EventCard key={event.id} area="student" event={event} heading="h3" />
        ))}
      </ul>
    </Section>
  );
}
