import { route } from "@/lib/core/api/route";
import * as api from "@/lib/notifications/contract";
import { countUnread } from "@/lib/notifications/unread";

export const GET = route(api.getUnread, ({ viewer }) => countUnread(viewer));
