import { route } from "@/lib/core/api/route";
import { changeEmail } from "@/lib/users/email-change";
import * as api from "@/lib/users/settings-contract";

export const PUT = route(api.changeEmail, ({ viewer, body }) => changeEmail(viewer, body));
