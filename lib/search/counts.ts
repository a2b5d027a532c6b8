import { maxUsersRanked } from "@/lib/friends/contract";
import { groupLimits } from "@/lib/groups/limits";
import { maxMatches } from "@/lib/jobs/constants";
import { searchLimit } from "./contract";
import type { SearchSection } from "./sections";

/** `isMinimum` where counting stops at so many: there may be more. */
export type ResultCount = { total: number; isMinimum: boolean };

export function toCount(section: SearchSection, list: { total: number } | undefined): ResultCount {
  const total = list?.total ?? 0;
  return { total, isMinimum: total >= (limits[section] ?? Number.POSITIVE_INFINITY) };
}

const limits: Partial<Record<SearchSection, number>> = {
  posts: searchLimit,
  people: maxUsersRanked,
  groups: groupLimits.named,
  jobs: maxMatches,
};
