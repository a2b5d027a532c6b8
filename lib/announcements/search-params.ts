import type { AnnouncementStatus } from "@/db/enums";
import { buildHref, listParamsParser } from "@/lib/core/http/search-params";
import { adminPaths } from "@/lib/routes";
import { announcementsQuery } from "./contract";

export const parseAnnouncementSearchParams = listParamsParser(announcementsQuery);

export function announcementsHref(params: {
  status?: AnnouncementStatus | undefined;
  page?: number;
}): string {
  return buildHref(adminPaths.announcements, params);
}
