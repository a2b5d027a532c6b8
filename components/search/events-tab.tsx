import { useTranslations } from "next-intl";
import * as z from "zod/mini";
import { Badge } from "@/components/ui/badge";
import { joinFacts } from "@/components/ui/join-facts";
import { useFormatDate } from "@/components/ui/use-format-date";
import { pageQuery } from "@/lib/core/api/pagination";
import type { Member } from "@/lib/core/auth/viewer";
import { parseSearchParams, type SearchParams } from "@/lib/core/http/search-params";
import { listEvents } from "@/lib/events/queries";
import type { Event } from "@/lib/events/schemas";
import { type EventArea, eventPath } from "@/lib/routes";
import { searchHref } from "@/lib/search/sections";
import { ResultRows } from "./result-rows";
import { describeEvent } from "./result-texts";
import { SearchForm } from "./search-form";
import { nameQuery, type SearchTab } from "./search-tab";

const schema = z.object({ q: nameQuery, ...pageQuery(20) });

/** Finds events of the school and of the groups that the viewer reads, by title and location; upcoming events are first. */
export async function loadEvents(viewer: Member, params: SearchParams): Promise<SearchTab> {
  const { q, ...page } = parseSearchParams(schema, params);
  const list = q ? await listEvents(viewer, { q, ...page }) : null;
  return {
    form: <SearchForm area={viewer.role} section="events" q={q} isFiltered={false} />,
    list,
    pageHref: (page) => searchHref(viewer.role, "events", { q, page }),
    results: list && <EventRows area={viewer.role as EventArea} events={list.data} query={q} />,
  };
}

function EventRows({ area, events, query }: { area: EventArea; events: Event[]; query: string | undefined }) {
  const t = useTranslations("events");
  const formatDate = useFormatDate();
  return (
    <ResultRows
      query={query}
      rows={events.map((event) => ({
        href: eventPath(area, event.id),
        image: { id: `event-${event.id}`, name: event.title, src: null },
        title: event.title,
        details: joinFacts([describeEvent(event, formatDate), event.group?.name ?? t("bySchool")]),
        badge: <EventBadge event={event} />,
      }))}
    />
  );
}

function EventBadge({ event: { is_cancelled, ends_at } }: { event: Event }) {
  const t = useTranslations("events");
  if (is_cancelled) return <Badge tone="danger">{t("cancelled")}</Badge>;
  return new Date(ends_at) <= new Date() && <Badge>{t("past")}</Badge>;
}
