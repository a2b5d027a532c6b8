import { route } from "@/lib/core/api/route";
import { sendVerification } from "@/lib/users/email-change";
import { sendVerification as endpoint } from "@/lib/users/tokens-contract";

export const POST = route(endpoint, async ({ viewer }) => {
  await sendVerification(viewer);
  return {};
});
