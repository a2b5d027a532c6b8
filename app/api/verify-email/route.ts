import { route } from "@/lib/core/api/route";
import { verifyEmail } from "@/lib/users/email-change";
import { verifyEmail as endpoint } from "@/lib/users/tokens-contract";

export const POST = route(endpoint, ({ body, caller }) => verifyEmail(body.token, caller));
