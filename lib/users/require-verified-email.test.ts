import { expect, test } from "vitest";
import { requiredEnv } from "@/e2e/support/required-env";
import { requireVerifiedEmail } from "./require-verified-email";

Object.assign(process.env, requiredEnv);

test("without SMTP, an unverified student signs in: no link would arrive", async () => {
  const user = { id: 1, name: "Ada", email: "ada@x.invalid", locale: null, needsVerification: true };
  await expect(requireVerifiedEmail(user)).resolves.toBeUndefined();
});
