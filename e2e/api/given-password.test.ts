import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { getUser, login } from "@/lib/users/contract";
import { forgotPassword, resetPassword } from "@/lib/users/tokens-contract";
import { browserClient, visitorClient } from "../support/api";
import { databaseUrl } from "../support/environment";
import { emailsTo, tokenOf, waitForEmail } from "../support/outbox";
import { password, student } from "../support/users";
import { isolatedEnv } from "../support/worker-instance";

const enter = async (email: string, word: string) =>
  (await visitorClient().call(login, { body: { email, password: word } })).status;

test("whoever runs the house gives somebody a new password, and all that was open is closed", async () => {
  const someone = await student();
  const browser = await browserClient(someone);
  await visitorClient().call(forgotPassword, { body: { email: someone.email } });
  const token = tokenOf(await waitForEmail(someone.email, "reset_password"));
  Object.assign(process.env, isolatedEnv(databaseUrl));
  const { setPasswordAsAdmin: givePassword } = await import("@/lib/users/passwords");

  const given = { email: someone.email.toUpperCase(), password: "donné au guichet" };
  expect(await givePassword(given)).toMatchObject({ id: someone.id, name: someone.name });
  expect((await browser.call(getUser, {})).status).toBe(401);
  const late = { token, password: "un nouveau préau", password_confirmation: "un nouveau préau" };
  expect((await visitorClient().call(resetPassword, { body: late })).body.code).toBe("token_invalid");
  expect(await enter(someone.email, password)).toBe(401);
  expect(await enter(someone.email, given.password)).toBe(200);
  expect(await emailsTo(someone.email, "password_changed")).toHaveLength(1);
  const unknown = { ...given, email: `${randomUUID()}@test.invalid` };
  await expect(givePassword(unknown)).rejects.toThrow("not_found");
});
