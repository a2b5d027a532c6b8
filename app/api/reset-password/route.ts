import { route } from "@/lib/core/api/route";
import { resetPassword } from "@/lib/users/passwords";
import { resetPassword as endpoint } from "@/lib/users/tokens-contract";

export const POST = route(endpoint, async ({ body, caller }) => {
  await resetPassword(body, caller);
  return {};
});
