import { getReceivedAnnouncement } from "@/lib/announcements/received";
import * as api from "@/lib/announcements/received-contract";
import { route } from "@/lib/core/api/route";

export const GET = route(api.getReceivedAnnouncement, async ({ viewer, params }) => ({
  data: await getReceivedAnnouncement(viewer, params.id),
}));
