import { route } from "@/lib/core/api/route";
import * as contract from "@/lib/notifications/contract";
import { listNotifications } from "@/lib/notifications/queries";

export const GET = route(contract.listNotifications, ({ viewer, query }) => listNotifications(viewer, query));
