import { expect, test, vi } from "vitest";
import { deleteOwnAccount } from "@/lib/privacy/contract";
import { getPasskeyOptions } from "@/lib/two-factor/passkeys-contract";
import { unzip } from "../../support/archives";
import { enrolPasskey } from "../../support/authenticator";
import { createArchive, download } from "../../support/data-exports";
import { makeDue, sql } from "../../support/database";
import { enrol } from "../../support/two-factor";
import { password, student } from "../../support/users";

test("an export contains the date of enrolment, without the secrets", { timeout: 120_000 }, async () => {
  const user = await enrol(await student());
  const [row] = await sql`select secret from two_factor_secrets where user_id = ${user.id}`;
  const codes = await sql`select code_hash from recovery_codes where user_id = ${user.id}`;
  const entries = await unzip(await download(user.browser, await createArchive(user.browser)));
  const read = (name: string) => JSON.parse(String(entries[name]));
  expect(read("data/users.json")[0].two_factor_at).toMatch(/^\d{4}-/);
  expect(read("data/recovery_codes.json")).toHaveLength(10);
  const all = Object.values(entries).map(String).join("\n");
  for (const secret of [row?.secret, user.secret, ...codes.map((code) => code.code_hash)])
    expect(all).not.toContain(secret);
});

test("an export lists passkeys without their challenges", { timeout: 120_000 }, async () => {
  const user = await enrolPasskey(await student());
  await user.browser.call(getPasskeyOptions, {});
  const [row] = await sql`select challenge from passkey_challenges where user_id = ${user.id}`;
  const entries = await unzip(await download(user.browser, await createArchive(user.browser)));
  const [passkey] = JSON.parse(String(entries["data/passkeys.json"]));
  expect(passkey).toMatchObject({ name: "Portable", credential_id: user.authenticator.id });
  expect(Object.values(entries).map(String).join("\n")).not.toContain(row?.challenge);
});

test("erasing an account deletes all second factors", { timeout: 120_000 }, async () => {
  const user = await enrol(await student());
  await sql`insert into passkeys (user_id, name, credential_id, public_key, counter)
    values (${user.id}, 'Portable', ${crypto.randomUUID()}, '…', 0)`;
  expect((await user.browser.call(deleteOwnAccount, { body: { password } })).status).toBe(200);
  await sql`update users set deleted_at = now() - interval '30 days 1 minute' where id = ${user.id}`;
  const rows = () => sql`select user_id from two_factor_secrets where user_id = ${user.id}
    union all select user_id from recovery_codes where user_id = ${user.id}
    union all select user_id from passkeys where user_id = ${user.id}
    union all select id from users where id = ${user.id} and two_factor_at is not null`;
  expect(await rows()).toHaveLength(13);
  await vi.waitUntil(
    async () => {
      await makeDue("anonymise-accounts");
      return (await rows()).length === 0;
    },
    { timeout: 50_000, interval: 500 },
  );
});
