import * as z from "zod/mini";
import type { AnnouncementStatus } from "@/db/enums";
import { buildHref, omitPageSize, searchParamsParser } from "@/lib/core/http/search-params";
import { adminPaths } from "@/lib/routes";
import { announcementsQuery } from "./contract";

export const parseAnnouncementSearchParams = searchParamsParser(
  z.object(omitPageSize(announcementsQuery.shape)),
);

export function announcementsHref(params: {
  status?: AnnouncementStatus | undefined;
  page?: number;
}): string {
  return buildHref(adminPaths.announcements, params);
}
