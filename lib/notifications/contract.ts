import * as z from "zod/mini";
import { endpoint } from "@/lib/core/api/endpoint";
import { pageQuery, paginator } from "@/lib/core/api/pagination";
import { id } from "@/lib/core/schemas/fields";
import { notification } from "./schemas";

const access = ["student", "company", "admin"] as const;

export const listNotifications = endpoint({
  method: "GET",
  path: "/api/notifications",
  access,
  query: z.object(pageQuery(20)),
  response: z.object({ data: paginator(notification), unread: z.int() }),
});

export const markNotificationsRead = endpoint({
  method: "PUT",
  path: "/api/notifications/read",
  access,
  allowPending: true,
  body: z.object({ ids: z.optional(z.array(id).check(z.maxLength(100, "too_long"))) }),
  response: z.object({ unread: z.int() }),
});

export const getUnread = endpoint({
  method: "GET",
  path: "/api/unread",
  access,
  response: z.object({ notifications: z.int(), emails: z.int() }),
});
