import { useTranslations } from "next-intl";
import { Section } from "@/components/ui/section";
import type { Event } from "@/lib/events/schemas";
import { isGroupModerator } from "@/lib/groups/roles";
import type { Group } from "@/lib/groups/schemas";
import { EventCard } from "./event-card";
import { NewEventButton } from "./new-event-button";

export function GroupEvents({ group, events }: { group: Group; events: Event[] }) {
  const t = useTranslations("events");
  const canCreate = isGroupModerator(group.role);
  if (events.length === 0 && !canCreate) return null;
  return (
    <Section id="group-events" title={t("comingOf")} className="grid gap-3">
      {events.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {events.map((event) => (
            <EventCard key={event.id} area="student" event={event} heading="h3" />
          ))}
        </ul>
      )}
      {canCreate && (
        <NewEventButton
          area="student"
          group={group}
          size="small"
          variant="secondary"
          className="justify-self-start"
        />
      )}
    </Section>
  );
}
