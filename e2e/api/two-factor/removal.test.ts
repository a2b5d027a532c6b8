import { expect, test } from "vitest";
import { userChannel } from "@/lib/core/realtime/channels";
import { getTwoFactor, removeTwoFactor } from "@/lib/two-factor/contract";
import { getUserDetails } from "@/lib/users/details-contract";
import { browserClient, signInWithPassword } from "../../support/api";
import { sql } from "../../support/database";
import { emailsTo } from "../../support/outbox";
import { connect, subscribe } from "../../support/realtime-client";
import { enrol } from "../../support/two-factor";
import { runUserCommand } from "../../support/user-command";
import { admin, company, student, type TestUser } from "../../support/users";

const principal = await admin();
const school = await browserClient(principal);

const removalsOf = ({ id }: TestUser) =>
  sql`select actor_id, details from audit_log where action = 'two_factor_disabled' and subject_id = ${id}`;

test("an administrator removes the second factor of another user, who gets an email", async () => {
  const user = await enrol(await student());
  const details = async () => (await school.call(getUserDetails, { params: user })).body.data;
  expect((await details()).two_factor_at).toEqual(expect.any(String));
  expect((await school.call(removeTwoFactor, { params: user })).status).toBe(200);
  expect((await details()).two_factor_at).toBeNull();
  expect((await signInWithPassword(user)).status).toBe(200);
  expect(await removalsOf(user)).toMatchObject([{ actor_id: principal.id }]);
  expect(await emailsTo(user.email, "two_factor_disabled")).toHaveLength(1);
  const again = await school.call(removeTwoFactor, { params: user });
  expect([again.status, again.body.code]).toEqual([409, "two_factor_disabled"]);
});

test("closes the open connections of an administrator whose second factor is removed", async () => {
  const user = await enrol(await admin());
  const channel = await subscribe(await connect(user.browser), userChannel(user.id));
  const ended = new Promise((resolve) => channel.bind("session:ended", resolve));
  expect((await school.call(removeTwoFactor, { params: user })).status).toBe(200);
  await ended;
});

test("rejects removal by an administrator for themselves, and by other roles", async () => {
  const user = await enrol(await admin());
  expect((await user.browser.call(removeTwoFactor, { params: user })).status).toBe(403);
  for (const make of [student, company]) {
    const client = await browserClient(await make());
    expect((await client.call(removeTwoFactor, { params: user })).status).toBe(403);
  }
  expect((await user.browser.call(getTwoFactor, {})).body.data.enabled_at).toEqual(expect.any(String));
  expect((await signInWithPassword(user)).status).toBe(401);
  expect((await school.call(removeTwoFactor, { params: user })).status, "another administrator").toBe(200);
  expect((await school.call(removeTwoFactor, { params: { id: 2_147_483_647 } })).status).toBe(404);
});

test("the command removes the second factor, or reports that there is none", async () => {
  const user = await enrol(await admin());
  const remove = () => runUserCommand("remove-two-factor", "--email", user.email.toUpperCase());
  expect(await remove()).toMatchObject({ code: 0, output: expect.stringContaining("its password alone") });
  expect((await signInWithPassword(user)).status).toBe(200);
  expect(await removalsOf(user)).toMatchObject([{ actor_id: null, details: { by: "command" } }]);
  expect(await emailsTo(user.email, "two_factor_disabled")).toHaveLength(1);
  expect(await remove()).toMatchObject({
    code: 1,
    output: expect.stringContaining("does not use two-factor sign-in"),
  });
  expect(await runUserCommand("remove-two-factor", "--email", "nobody@test.invalid")).toMatchObject({
    code: 1,
    output: expect.stringContaining("There is no account"),
  });
});
