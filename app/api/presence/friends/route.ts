import { route } from "@/lib/core/api/route";
import * as api from "@/lib/presence/contract";
import { listPresentFriends } from "@/lib/presence/queries";

export const GET = route(api.listPresentFriends, ({ viewer, query }) => listPresentFriends(viewer, query));
