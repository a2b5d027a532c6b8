import { route } from "@/lib/core/api/route";
import { listAppeals } from "@/lib/moderation/decisions";
import * as api from "@/lib/moderation/decisions-contract";

export const GET = route(api.listAppeals, ({ viewer, query }) => listAppeals(viewer, query));
