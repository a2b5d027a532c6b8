import { route } from "@/lib/core/api/route";
import { sendResetLink } from "@/lib/users/access";
import * as api from "@/lib/users/access-contract";

export const POST = route(api.sendResetLink, ({ viewer, params }) => sendResetLink(viewer, params.id));
