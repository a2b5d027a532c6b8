import * as api from "@/lib/announcements/contract";
import { sendAnnouncement } from "@/lib/announcements/publish";
import { route } from "@/lib/core/api/route";

export const POST = route(api.sendAnnouncement, ({ viewer, params, body }) =>
  sendAnnouncement(viewer, params.id, body),
);
