import { markAnnouncementRead } from "@/lib/announcements/received";
import * as api from "@/lib/announcements/received-contract";
import { route } from "@/lib/core/api/route";

export const PUT = route(api.markAnnouncementRead, ({ viewer, params }) =>
  markAnnouncementRead(viewer, params.id),
);
