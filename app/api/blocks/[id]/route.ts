import * as api from "@/lib/blocks/contract";
import { unblockUser } from "@/lib/blocks/mutations";
import { route } from "@/lib/core/api/route";

export const DELETE = route(api.unblockUser, ({ viewer, params }) => unblockUser(viewer, params.id));
