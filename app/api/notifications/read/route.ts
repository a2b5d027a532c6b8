import { route } from "@/lib/core/api/route";
import * as contract from "@/lib/notifications/contract";
import { markNotificationsRead } from "@/lib/notifications/mutations";

export const PUT = route(contract.markNotificationsRead, ({ viewer, body }) =>
  markNotificationsRead(viewer, body.ids),
);
