import { route } from "@/lib/core/api/route";
import { verifyEmail } from "@/lib/users/email-change";
import * as api from "@/lib/users/tokens-contract";

export const POST = route(api.verifyEmail, ({ body }) => verifyEmail(body.token));
