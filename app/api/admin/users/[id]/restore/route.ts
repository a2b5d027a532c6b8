import { route } from "@/lib/core/api/route";
import { restoreAccount } from "@/lib/privacy/mutations";
import * as api from "@/lib/users/management-contract";

export const POST = route(api.restoreUser, ({ viewer, params }) => restoreAccount(viewer, params.id));
