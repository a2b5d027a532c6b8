import * as api from "@/lib/announcements/contract";
import { scheduleAnnouncement, unscheduleAnnouncement } from "@/lib/announcements/publish";
import { route } from "@/lib/core/api/route";

export const PUT = route(api.scheduleAnnouncement, async ({ viewer, params, body }) => ({
  data: await scheduleAnnouncement(viewer, params.id, body),
}));

export const DELETE = route(api.unscheduleAnnouncement, async ({ viewer, params }) => ({
  data: await unscheduleAnnouncement(viewer, params.id),
}));
