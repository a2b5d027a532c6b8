import { route } from "@/lib/core/api/route";
import { revokeSession } from "@/lib/users/sessions";
import * as api from "@/lib/users/settings-contract";

export const DELETE = route(api.revokeSession, ({ viewer, params }) => revokeSession(viewer, params.id));
