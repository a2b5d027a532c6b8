import * as api from "@/lib/blocks/contract";
import { unmuteUser } from "@/lib/blocks/mutations";
import { route } from "@/lib/core/api/route";

export const DELETE = route(api.unmuteUser, ({ viewer, params }) => unmuteUser(viewer, params.id));
