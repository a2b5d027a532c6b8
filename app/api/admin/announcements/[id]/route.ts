import * as api from "@/lib/announcements/contract";
import { deleteAnnouncement, updateAnnouncement } from "@/lib/announcements/mutations";
import { getAnnouncement } from "@/lib/announcements/queries";
import { route } from "@/lib/core/api/route";

export const GET = route(api.getAnnouncement, ({ viewer, params }) => getAnnouncement(viewer, params.id));

export const PUT = route(api.updateAnnouncement, ({ viewer, params, body }) =>
  updateAnnouncement(viewer, params.id, body),
);

export const DELETE = route(api.deleteAnnouncement, ({ viewer, params }) =>
  deleteAnnouncement(viewer, params.id),
);
