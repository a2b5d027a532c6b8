import * as api from "@/lib/announcements/contract";
import { createAnnouncement } from "@/lib/announcements/mutations";
import { listAnnouncements } from "@/lib/announcements/queries";
import { route } from "@/lib/core/api/route";

export const GET = route(api.listAnnouncements, ({ viewer, query }) => listAnnouncements(viewer, query));

export const POST = route(api.createAnnouncement, ({ viewer, body }) => createAnnouncement(viewer, body));
