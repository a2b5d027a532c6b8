import type { Role } from "@/lib/core/auth/viewer";
import { buildHref } from "@/lib/core/http/search-params";
import { searchPaths } from "@/lib/routes";

/** The sections that each role searches, in the order of the search box and of the tabs of the results page. */
export const searchSections = {
  student: ["posts", "people", "groups", "events", "jobs"],
  company: ["posts", "jobs", "applications"],
  admin: ["posts", "people", "events", "jobs"],
} as const satisfies Record<Role, readonly string[]>;

export type SearchSection = (typeof searchSections)[Role][number];

export function parseSection(role: Role, tab: unknown): SearchSection {
  const sections: readonly SearchSection[] = searchSections[role];
  return sections.find((section) => section === tab) ?? "posts";
}

type Params = Record<string, string | number | undefined>;

export function searchHref(role: Role, section: SearchSection, params: Params): string {
  return buildHref(
    searchPaths[role],
    { ...params, tab: section },
    { tab: "posts", sort: defaultSorts[section] },
  );
}

const defaultSorts: Partial<Record<SearchSection, string>> = { posts: "latest", jobs: "relevance" };
