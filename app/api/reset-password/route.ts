import { route } from "@/lib/core/api/route";
import { resetPassword } from "@/lib/users/passwords";
import * as api from "@/lib/users/tokens-contract";

export const POST = route(api.resetPassword, ({ viewer, body }) => resetPassword(viewer, body));
