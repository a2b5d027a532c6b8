import { verifyEmail } from "@/lib/accounts/emails";
import { verifyEmail as endpoint } from "@/lib/accounts/link-contract";
import { route } from "@/lib/api/route";

export const POST = route(endpoint, ({ body, caller }) => verifyEmail(body.token, caller));
