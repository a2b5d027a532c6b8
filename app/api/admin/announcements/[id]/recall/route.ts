import * as api from "@/lib/announcements/contract";
import { recallAnnouncement } from "@/lib/announcements/publish";
import { route } from "@/lib/core/api/route";

export const POST = route(api.recallAnnouncement, ({ viewer, params }) =>
  recallAnnouncement(viewer, params.id),
);
