import { route } from "@/lib/core/api/route";
import * as api from "@/lib/notifications/contract";
import { deleteNotification } from "@/lib/notifications/mutations";

export const DELETE = route(api.deleteNotification, ({ viewer, params }) =>
  deleteNotification(viewer, params.id),
);
