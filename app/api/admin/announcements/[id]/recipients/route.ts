import * as api from "@/lib/announcements/contract";
import { countRecipients } from "@/lib/announcements/queries";
import { route } from "@/lib/core/api/route";

export const GET = route(api.countAnnouncementRecipients, ({ viewer, params }) =>
  countRecipients(viewer, params.id),
);
