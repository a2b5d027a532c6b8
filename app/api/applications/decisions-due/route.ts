import { listDecisionsDue } from "@/lib/applications/decisions-due";
import * as api from "@/lib/applications/decisions-due-contract";
import { route } from "@/lib/core/api/route";

export const GET = route(api.listDecisionsDue, ({ viewer }) => listDecisionsDue(viewer));
