import { getReceivedAnnouncement } from "@/lib/announcements/received";
import * as api from "@/lib/announcements/received-contract";
import { route } from "@/lib/core/api/route";

export const GET = route(api.getReceivedAnnouncement, ({ viewer, params }) =>
  getReceivedAnnouncement(viewer, params.id),
);
