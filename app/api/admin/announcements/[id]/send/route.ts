import * as api from "@/lib/announcements/contract";
import { sendAnnouncement } from "@/lib/announcements/publish";
import { route } from "@/lib/core/api/route";

export const POST = route(api.sendAnnouncement, async ({ viewer, ids, caller }) => ({
  data: await sendAnnouncement(viewer, ids.id, caller),
}));
