import { sendVerification } from "@/lib/accounts/emails";
import { sendVerification as endpoint } from "@/lib/accounts/link-contract";
import { route } from "@/lib/api/route";

export const POST = route(endpoint, async ({ viewer }) => {
  await sendVerification(viewer);
  return {};
});
