import { route } from "@/lib/core/api/route";
import { setUserStatuses } from "@/lib/users/status";
import * as api from "@/lib/users/status-contract";

export const PUT = route(api.setUserStatuses, ({ viewer, body }) => setUserStatuses(viewer, body));
