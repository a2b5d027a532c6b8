import * as api from "@/lib/announcements/contract";
import { scheduleAnnouncement, unscheduleAnnouncement } from "@/lib/announcements/publish";
import { route } from "@/lib/core/api/route";

export const PUT = route(api.scheduleAnnouncement, async ({ viewer, params, body, request }) => ({
  data: await scheduleAnnouncement(viewer, params.id, body, request),
}));

export const DELETE = route(api.unscheduleAnnouncement, async ({ viewer, params, request }) => ({
  data: await unscheduleAnnouncement(viewer, params.id, request),
}));
