import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { getUser, login } from "@/lib/accounts/contract";
import { forgotPassword, resetPassword } from "@/lib/accounts/link-contract";
import { atBrowser, visitor } from "../support/api";
import { mailsTo, mailTo, secretOf } from "../support/outbox";
import { lonelyEnv } from "../support/own-worker";
import { password, student } from "../support/people";
import { databaseUrl } from "../support/running";

const enter = async (email: string, word: string) =>
  (await visitor().call(login, { body: { email, password: word } })).status;

test("whoever runs the house gives somebody a new password, and all that was open is closed", async () => {
  const someone = await student();
  const browser = await atBrowser(someone);
  await visitor().call(forgotPassword, { body: { email: someone.email } });
  const token = secretOf(await mailTo(someone.email, "reset_password"));
  Object.assign(process.env, lonelyEnv(databaseUrl));
  const { givePassword } = await import("@/lib/accounts/passwords");

  const given = { email: someone.email.toUpperCase(), password: "donné au guichet" };
  expect(await givePassword(given)).toMatchObject({ id: someone.id, name: someone.name });
  expect((await browser.call(getUser, {})).status).toBe(401);
  const late = { token, password: "un nouveau préau", password_confirmation: "un nouveau préau" };
  expect((await visitor().call(resetPassword, { body: late })).body.code).toBe("token_invalid");
  expect(await enter(someone.email, password)).toBe(401);
  expect(await enter(someone.email, given.password)).toBe(200);
  expect(await mailsTo(someone.email, "password_changed")).toHaveLength(1);
  const unknown = { ...given, email: `${randomUUID()}@test.invalid` };
  await expect(givePassword(unknown)).rejects.toThrow("not_found");
});
