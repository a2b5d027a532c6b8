import { route } from "@/lib/core/api/route";
import { requestContext } from "@/lib/core/http/request-context";
import { log } from "@/lib/core/log";
import { consumeForgotPasswordLimit, enqueueResetEmail } from "@/lib/users/passwords";
import * as api from "@/lib/users/tokens-contract";

/** The email is enqueued after the response, whose time would otherwise reveal whether an account has the email. */
export const POST = route(api.forgotPassword, async ({ viewer, body: { email } }) => {
  await consumeForgotPasswordLimit(email);
  requestContext()?.afterResponse(() =>
    enqueueResetEmail(viewer, email).catch((err) => log.error({ err }, "A reset link could not be sent")),
  );
});
