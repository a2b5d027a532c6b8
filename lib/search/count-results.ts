import { listApplications } from "@/lib/applications/queries";
import type { Member, Viewer } from "@/lib/core/auth/viewer";
import { listEvents } from "@/lib/events/queries";
import { searchUsers } from "@/lib/friends/search";
import { listGroups } from "@/lib/groups/queries";
import { listCompanyJobs, listJobs } from "@/lib/jobs/queries";
import { type ResultCount, toCount } from "./counts";
import { searchPosts } from "./queries";
import { type SearchSection, searchSections } from "./sections";

const firstRow = { page: 1, per_page: 1 };

type List = (viewer: Member, q: string) => Promise<{ total: number }>;

const lists: Record<SearchSection, List> = {
  posts: (viewer, q) => searchPosts(viewer, { q, sort: "latest", ...firstRow }),
  people: (viewer, q) => searchUsers(viewer, { search: q, ...firstRow }),
  groups: (viewer, q) => listGroups(viewer, { q, scope: "all", ...firstRow }),
  events: (viewer, q) => listEvents(viewer, { q, ...firstRow }),
  jobs: (viewer, q) =>
    isCompany(viewer)
      ? listCompanyJobs(viewer, { q, ...firstRow })
      : listJobs(viewer, { q, sort: "latest", ...firstRow }),
  applications: (viewer, q) => listApplications(viewer, { q, ...firstRow }),
};

export function isCompany(viewer: Member): viewer is Viewer<"company"> {
  return viewer.role === "company";
}

export type ResultCounts = Partial<Record<SearchSection, ResultCount>>;

/** Counts the results of the other sections. A section that could not be counted is left out, so that the page shows the rest. */
export async function countOtherResults(
  viewer: Member,
  section: SearchSection,
  q: string,
): Promise<ResultCounts> {
  const others = searchSections[viewer.role].filter((name) => name !== section);
  const results = await Promise.allSettled(others.map((name) => lists[name](viewer, q)));
  const counted = results.flatMap((result, index) => {
    const name = others[index];
    return result.status === "fulfilled" && name ? [[name, toCount(name, result.value)]] : [];
  });
  return Object.fromEntries(counted);
}
