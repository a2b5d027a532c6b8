import { redirect } from "next/navigation";
import { parsePathId } from "@/lib/core/api/params";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { nullIfNotFound } from "@/lib/core/errors/null-if-not-found";
import { getSavedSearch } from "@/lib/jobs/saved-searches";
import { jobSearchHref } from "@/lib/jobs/search-href";
import { studentPaths } from "@/lib/routes";

/** Alerts link here instead of to the board, because the filters of the search may change after them. */
export default async function SavedSearchPage({ params }: { params: Promise<{ searchId: string }> }) {
  const { searchId } = await params;
  const viewer = await requirePageViewer(["student"], `${studentPaths.jobSearches}/${searchId}`);
  const search = await nullIfNotFound(async () => getSavedSearch(viewer, parsePathId(searchId)));
  redirect(search ? jobSearchHref(search.filters) : studentPaths.jobs);
}
