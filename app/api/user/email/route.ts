import { route } from "@/lib/core/api/route";
import { changeEmail } from "@/lib/users/email-change";
import { changeEmail as endpoint } from "@/lib/users/settings-contract";

export const PUT = route(endpoint, ({ viewer, body }) => changeEmail(viewer, body));
