import { route } from "@/lib/core/api/route";
import * as api from "@/lib/users/contract";
import { getSignInOptions } from "@/lib/users/second-factor-sign-in";

export const POST = route(api.getLoginPasskeyOptions, async ({ request }) => ({
  options: await getSignInOptions(request),
}));
