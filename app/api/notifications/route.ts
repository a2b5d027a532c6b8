import { route } from "@/lib/core/api/route";
import * as api from "@/lib/notifications/contract";
import { listNotifications } from "@/lib/notifications/queries";

export const GET = route(api.listNotifications, ({ viewer, query }) => listNotifications(viewer, query));
