import { changeEmail } from "@/lib/accounts/emails";
import { changeEmail as endpoint } from "@/lib/accounts/settings-contract";
import { route } from "@/lib/api/route";

export const PUT = route(endpoint, ({ viewer, body }) => changeEmail(viewer, body));
