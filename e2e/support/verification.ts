import { verifyEmail } from "@/lib/users/tokens-contract";
import { visitorClient } from "./api";

/** Confirms the address that the token of an email was sent to. */
export function verifyAddress(token: string) {
  return visitorClient().call(verifyEmail, { body: { token } });
}
