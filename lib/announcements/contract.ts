import * as z from "zod/mini";
import { announcementStatuses } from "@/db/enums";
import { endpoint, type ResponseOf } from "@/lib/core/api/endpoint";
import { pageMetadata, pageQuery } from "@/lib/core/api/pagination";
import { emptyToUndefined } from "@/lib/core/schemas/fields";
import { announcementBody, announcementChanges, scheduleBody, sendBody } from "./body";
import { announcement, announcementPreview } from "./schemas";

const access = ["admin"] as const;

export const announcementsQuery = z.object({
  ...pageQuery(20),
  status: emptyToUndefined(z.enum(announcementStatuses)),
});

/** The newest first. */
export const listAnnouncements = endpoint("GET /api/admin/announcements", {
  access,
  query: announcementsQuery,
  response: z.object({ data: z.array(announcement), ...pageMetadata }),
});

/** Creates a draft. */
export const createAnnouncement = endpoint("POST /api/admin/announcements", {
  access,
  body: announcementBody,
  data: announcement,
  status: 201,
  successLimit: ["announcements"],
});

export const getAnnouncement = endpoint("GET /api/admin/announcements/{id}", { access, data: announcement });

/** Allowed until the announcement is sent. Omitted fields keep their values. */
export const updateAnnouncement = endpoint("PUT /api/admin/announcements/{id}", {
  access,
  body: announcementChanges,
  data: announcement,
  errors: ["announcement_sent"],
});

export const deleteAnnouncement = endpoint("DELETE /api/admin/announcements/{id}", {
  access,
  errors: ["announcement_not_draft"],
});

/** Schedules it, or moves it to another time. */
export const scheduleAnnouncement = endpoint("PUT /api/admin/announcements/{id}/schedule", {
  access,
  body: scheduleBody,
  data: announcement,
  errors: ["announcement_sent", "announcement_edited"],
});

/** Makes it a draft again. */
export const unscheduleAnnouncement = endpoint("DELETE /api/admin/announcements/{id}/schedule", {
  access,
  data: announcement,
  errors: ["announcement_sent"],
});

/** Sends it once; the worker notifies the recipients. */
export const sendAnnouncement = endpoint("POST /api/admin/announcements/{id}/send", {
  access,
  body: sendBody,
  data: announcement,
  errors: ["announcement_sent", "announcement_edited", "announcement_without_recipients"],
});

/** Deletes the notifications, and the emails that have not been sent. */
export const recallAnnouncement = endpoint("POST /api/admin/announcements/{id}/recall", {
  access,
  data: announcement,
  errors: ["announcement_not_sent"],
});

/** Returns the users who would receive it now, or those who received it. */
export const countAnnouncementRecipients = endpoint("GET /api/admin/announcements/{id}/recipients", {
  access,
  response: z.object({ total: z.int(), by_app: z.int(), by_email: z.int() }),
});
export type RecipientsCount = ResponseOf<typeof countAnnouncementRecipients>;

export const previewAnnouncement = endpoint("GET /api/admin/announcements/{id}/preview", {
  access,
  data: announcementPreview,
});
