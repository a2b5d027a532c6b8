import { route } from "@/lib/core/api/route";
import * as api from "@/lib/events/contract";
import { cancelEvent } from "@/lib/events/mutations";

export const POST = route(api.cancelEvent, ({ viewer, params }) => cancelEvent(viewer, params.id));
