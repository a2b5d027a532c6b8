import { useDebouncedValue } from "@/components/ui/use-debounced-value";
import { useEndpoint } from "@/components/ui/use-endpoint";
import type { Category, ContentType } from "@/db/enums";
import { listApplications } from "@/lib/applications/contract";
import type { CallOptions } from "@/lib/core/api/client";
import type { Endpoint } from "@/lib/core/api/endpoint";
import type { Role } from "@/lib/core/auth/viewer";
import { listEvents } from "@/lib/events/contract";
import { searchUsers } from "@/lib/friends/contract";
import { listGroups } from "@/lib/groups/contract";
import { listCompanyJobs, listJobs } from "@/lib/jobs/contract";
import { searchPosts } from "@/lib/search/contract";
import { type SearchSection, searchSections } from "@/lib/search/sections";

export type Filters = { content_type: ContentType | ""; category: Category | "" };

const delayMs = 300;
const postsPerPage = 10;
const othersPerPage = 3;

/**
 * Searches from 2 characters on, debounced by 300 ms; an error empties its section (docs/product.md#search). Sections
 * are read in parallel, and only posts while they are filtered.
 */
export function useSearch(role: Role, text: string, filters: Filters) {
  const trimmed = text.trim();
  const searchable = trimmed.length >= 2 ? trimmed : "";
  const q = useDebouncedValue(searchable, searchable ? delayMs : 0);
  const isFiltered = filters.content_type !== "" || filters.category !== "";
  const sections: readonly SearchSection[] = isFiltered ? ["posts"] : searchSections[role];
  const jobsEndpoint = role === "company" ? listCompanyJobs : listJobs;
  const per_page = othersPerPage;
  const isShown = (section: SearchSection) => q !== "" && sections.includes(section);

  const posts = useSection(searchPosts, isShown("posts"), {
    query: { q, per_page: postsPerPage, sort: "latest", ...filters },
  });
  const people = useSection(searchUsers, isShown("people"), { query: { search: q, per_page } });
  const groups = useSection(listGroups, isShown("groups"), { query: { q, per_page } });
  const events = useSection(listEvents, isShown("events"), { query: { q, per_page } });
  const jobs = useSection(jobsEndpoint, isShown("jobs"), {
    query: { q, per_page, ...(role !== "company" && { sort: "relevance" }) },
  });
  const applications = useSection(listApplications, isShown("applications"), { query: { q, per_page } });
  const isLoading =
    searchable !== "" &&
    (q !== searchable ||
      [posts, people, groups, events, jobs, applications].some(({ isLoading }) => isLoading));
  return {
    q,
    isLoading,
    results:
      searchable && !isLoading
        ? {
            posts: posts.data?.data,
            people: people.data,
            groups: groups.data,
            events: events.data,
            jobs: jobs.data,
            applications: applications.data,
          }
        : {},
  };
}

export type SearchResults = ReturnType<typeof useSearch>["results"];

function useSection<E extends Endpoint>(endpoint: E, isShown: boolean, options: CallOptions<E>) {
  return useEndpoint(endpoint, isShown ? options : null, {
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
}
