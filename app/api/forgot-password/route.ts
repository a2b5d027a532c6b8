import { route } from "@/lib/core/api/route";
import { requestContext } from "@/lib/core/http/request-context";
import { log } from "@/lib/core/log";
import { consumeForgotPasswordLimit, enqueueResetEmail } from "@/lib/users/passwords";
import * as api from "@/lib/users/tokens-contract";

/** What takes longer for an address that somebody has is done when the answer has left. */
export const POST = route(api.forgotPassword, async ({ body: { email } }) => {
  await consumeForgotPasswordLimit(email);
  requestContext()?.afterResponse(() =>
    enqueueResetEmail(email).catch((err) => log.error({ err }, "A reset link could not be sent")),
  );
  return {};
});
