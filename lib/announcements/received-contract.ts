import * as z from "zod/mini";
import { endpoint, signedIn } from "@/lib/core/api/endpoint";
import { receivedAnnouncement } from "./schemas";

/** The texts are in the viewer's language if the school wrote them in it. */
export const getReceivedAnnouncement = endpoint("GET /api/announcements/{id}", {
  access: signedIn,
  data: receivedAnnouncement,
});

export const markAnnouncementRead = endpoint("PUT /api/announcements/{id}/read", {
  access: signedIn,
  allowPending: true,
  response: z.object({ unread: z.int() }),
});
