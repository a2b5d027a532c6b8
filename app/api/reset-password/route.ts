import { resetPassword as endpoint } from "@/lib/accounts/link-contract";
import { resetPassword } from "@/lib/accounts/passwords";
import { route } from "@/lib/api/route";

export const POST = route(endpoint, async ({ body, caller }) => {
  await resetPassword(body, caller);
  return {};
});
