import * as z from "zod/mini";
import { endpoint, signedIn } from "@/lib/core/api/endpoint";
import { pageQuery, paginator } from "@/lib/core/api/pagination";
import { id } from "@/lib/core/schemas/fields";
import { notification } from "./schemas";

export const notificationFilters = ["all", "unread"] as const;
export type NotificationFilter = (typeof notificationFilters)[number];

/** `latest` of an earlier response, to read what changed since. */
const sequence = z.pipe(z.string().check(z.regex(/^\d{1,15}$/, "number_invalid")), z.transform(Number));

export const notificationsQuery = z.object({
  ...pageQuery(20),
  filter: z._default(z.enum(notificationFilters), "all"),
  after: z.optional(sequence),
});

export const listNotifications = endpoint("GET /api/notifications", {
  access: signedIn,
  query: notificationsQuery,
  response: z.object({ data: paginator(notification), unread: z.int(), latest: z.int() }),
});

export const markNotificationsRead = endpoint("PUT /api/notifications/read", {
  access: signedIn,
  allowPending: true,
  body: z.object({ ids: z.optional(z.array(id).check(z.maxLength(100, "too_long"))) }),
  response: z.object({ unread: z.int() }),
});

export const deleteNotification = endpoint("DELETE /api/notifications/{id}", {
  access: signedIn,
  allowPending: true,
  response: z.object({ unread: z.int() }),
});

/** Deletes all read notifications. */
export const deleteReadNotifications = endpoint("DELETE /api/notifications/read", {
  access: signedIn,
  allowPending: true,
  response: z.object({ deleted: z.int() }),
});

export const getUnread = endpoint("GET /api/unread", {
  access: signedIn,
  response: z.object({
    notifications: z.int(),
    emails: z.int(),
    friend_requests: z.int(),
    conversations: z.int(),
    /** The last message that reached no page of the viewer's: one calls PUT /api/chat/delivered. */
    undelivered_message_id: z.nullable(z.int()),
  }),
});
