import { PageLayout } from "@/components/shell/page-layout";
import type { Viewer } from "@/lib/core/auth/viewer";
import type { SearchParams } from "@/lib/core/http/search-params";
import { toSchoolDay } from "@/lib/core/i18n/school-time";
import { listEventGroups, listEvents } from "@/lib/events/queries";
import { parseEventSearchParams } from "@/lib/events/search-params";
import { EventsScreen } from "./events-screen";

const listed = 20;
const maxOfMonth = 300;

type Props = { viewer: Viewer<"student" | "admin">; searchParams: SearchParams };

export async function EventsPage({ viewer, searchParams }: Props) {
  const params = parseEventSearchParams(searchParams);
  const month = params.view === "month" ? (params.month ?? toSchoolDay(new Date()).slice(0, 7)) : undefined;
  const query = month ? { month, page: 1, per_page: maxOfMonth } : { page: params.page, per_page: listed };
  const [list, groups] = await Promise.all([listEvents(viewer, query), listEventGroups(viewer)]);
  return (
    <PageLayout wide={month !== undefined}>
      <EventsScreen
        area={viewer.role}
        list={list}
        month={month}
        groups={groups}
        isMissing={params.not_found}
      />
    </PageLayout>
  );
}
