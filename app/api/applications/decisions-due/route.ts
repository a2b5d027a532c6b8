import * as api from "@/lib/applications/contract";
import { listDecisionsDue } from "@/lib/applications/decisions-due";
import { route } from "@/lib/core/api/route";

export const GET = route(api.listDecisionsDue, ({ viewer }) => listDecisionsDue(viewer));
