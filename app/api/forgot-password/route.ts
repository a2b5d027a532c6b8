import { after } from "next/server";
import { forgotPassword } from "@/lib/accounts/link-contract";
import { sendResetLink, spendForgotPassword } from "@/lib/accounts/passwords";
import { route } from "@/lib/api/route";
import { log } from "@/lib/log";

/** What takes longer for an address that somebody has is done when the answer has left. */
export const POST = route(forgotPassword, async ({ body: { email } }) => {
  await spendForgotPassword(email);
  after(() => sendResetLink(email).catch((err) => log.error({ err }, "A reset link could not be sent")));
  return {};
});
