import * as api from "@/lib/announcements/contract";
import { previewAnnouncement } from "@/lib/announcements/preview";
import { route } from "@/lib/core/api/route";

export const GET = route(api.previewAnnouncement, ({ viewer, params }) =>
  previewAnnouncement(viewer, params.id),
);
