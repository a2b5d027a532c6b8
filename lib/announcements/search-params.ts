import * as z from "zod/mini";
import type { AnnouncementStatus } from "@/db/enums";
import { buildHref, omitPageSize, parseSearchParams, type SearchParams } from "@/lib/core/http/search-params";
import { adminPaths } from "@/lib/routes";
import { announcementsQuery } from "./contract";

const schema = z.object(omitPageSize(announcementsQuery.shape));

export function parseAnnouncementSearchParams(params: SearchParams) {
  return parseSearchParams(schema, params);
}

export function announcementsHref(params: {
  status?: AnnouncementStatus | undefined;
  page?: number;
}): string {
  return buildHref(adminPaths.announcements, params);
}
