import { route } from "@/lib/core/api/route";
import { decideHeld } from "@/lib/moderation/decide-held";
import * as api from "@/lib/moderation/held-contract";

export const POST = route(api.decideHeld, ({ viewer, body }) => decideHeld(viewer, body));
