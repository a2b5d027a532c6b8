import * as api from "@/lib/announcements/contract";
import { scheduleAnnouncement, unscheduleAnnouncement } from "@/lib/announcements/publish";
import { route } from "@/lib/core/api/route";

export const PUT = route(api.scheduleAnnouncement, ({ viewer, params, body }) =>
  scheduleAnnouncement(viewer, params.id, body),
);

export const DELETE = route(api.unscheduleAnnouncement, ({ viewer, params }) =>
  unscheduleAnnouncement(viewer, params.id),
);
