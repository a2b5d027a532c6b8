import { route } from "@/lib/core/api/route";
import { setUserRole } from "@/lib/users/access";
import * as api from "@/lib/users/access-contract";

export const PUT = route(api.setUserRole, ({ viewer, params, body }) => setUserRole(viewer, params.id, body));
