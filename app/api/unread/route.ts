import { route } from "@/lib/core/api/route";
import * as contract from "@/lib/notifications/contract";
import { countUnread } from "@/lib/notifications/unread";

export const GET = route(contract.getUnread, ({ viewer }) => countUnread(viewer));
