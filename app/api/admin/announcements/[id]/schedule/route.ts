import * as api from "@/lib/announcements/contract";
import { scheduleAnnouncement, unscheduleAnnouncement } from "@/lib/announcements/publish";
import { route } from "@/lib/core/api/route";

export const PUT = route(api.scheduleAnnouncement, async ({ viewer, ids, body, caller }) => ({
  data: await scheduleAnnouncement(viewer, ids.id, body, caller),
}));

export const DELETE = route(api.unscheduleAnnouncement, async ({ viewer, ids, caller }) => ({
  data: await unscheduleAnnouncement(viewer, ids.id, caller),
}));
