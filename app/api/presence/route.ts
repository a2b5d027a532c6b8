import { route } from "@/lib/core/api/route";
import * as api from "@/lib/presence/contract";
import { listPresence } from "@/lib/presence/queries";

export const GET = route(api.listPresence, ({ viewer, query }) => listPresence(viewer, query.user_ids));
