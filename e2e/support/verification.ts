import { verifyEmail } from "@/lib/users/tokens-contract";
import { visitorClient } from "./api";

/** Confirms the email with the token that was sent to it. */
export function verifyAddress(token: string) {
  return visitorClient().call(verifyEmail, { body: { token } });
}
