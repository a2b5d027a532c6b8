import { route } from "@/lib/core/api/route";
import { getDecision } from "@/lib/moderation/decisions";
import * as api from "@/lib/moderation/decisions-contract";

export const GET = route(api.getDecision, ({ viewer, params }) => getDecision(viewer, params.id));
