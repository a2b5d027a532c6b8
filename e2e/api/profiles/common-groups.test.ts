import { expect, test } from "vitest";
import type { ApiClient } from "../../support/api";
import { sql } from "../../support/database";
import { block, signedInStudent } from "../../support/friends";
import { insertGroup, insertMember } from "../../support/groups";
import { randomKey } from "../../support/random-key";
import { student } from "../../support/users";

const profile = async (client: ApiClient, id: number) =>
  (await client.fetch(`/student/dashboard/profile/${id}`)).text();

test("a profile shows the common groups, but none that only the other user is in", async () => {
  const { user, browser } = await signedInStudent();
  const other = await student();
  const names = Array.from({ length: 5 }, () => `Club ${randomKey()}`) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const [hidden, own, theirs, deleted, left] = names;
  for (const name of names) {
    const id = await insertGroup(other, { name, visibility: name === own ? "public" : "hidden" });
    if (name !== theirs) await insertMember(id, user);
    if (name === deleted) await sql`update groups set deleted_at = now() where id = ${id}`;
    if (name === own) await sql`delete from group_members where group_id = ${id} and user_id = ${other.id}`;
    if (name === left) await sql`delete from group_members where group_id = ${id} and user_id = ${user.id}`;
  }
  const listShown = async () => {
    const page = await profile(browser, other.id);
    return names.filter((name) => page.includes(name));
  };
  expect(await listShown()).toEqual([hidden]);
  await block(other, user);
  expect(await listShown()).toEqual([]);
});
