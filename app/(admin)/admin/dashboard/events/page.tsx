import { EventsPage } from "@/components/events/events-page";
import { pageTitle } from "@/components/shell/page-title";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import type { SearchProps } from "@/lib/core/http/search-params";
import { adminPaths } from "@/lib/routes";

export const generateMetadata = pageTitle("events.title");

export default async function AdminEventsPage({ searchParams }: SearchProps) {
  const viewer = await requirePageViewer(["admin"], adminPaths.events);
  return <EventsPage viewer={viewer} searchParams={await searchParams} />;
}
