import { route } from "@/lib/core/api/route";
import { changePassword } from "@/lib/users/passwords";
import * as api from "@/lib/users/settings-contract";

export const PUT = route(api.changePassword, ({ viewer, body }) => changePassword(viewer, body));
