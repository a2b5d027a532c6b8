import * as api from "@/lib/announcements/contract";
import { recallAnnouncement } from "@/lib/announcements/publish";
import { route } from "@/lib/core/api/route";

export const POST = route(api.recallAnnouncement, async ({ viewer, params }) => ({
  data: await recallAnnouncement(viewer, params.id),
}));
