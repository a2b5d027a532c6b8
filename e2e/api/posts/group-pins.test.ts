import { expect, test } from "vitest";
import { setPostStatus } from "@/lib/moderation/post-status-contract";
import { togglePostPin } from "@/lib/posts/content-contract";
import { createPost, listGroupPosts, pinGroupPost, unpinGroupPost } from "@/lib/posts/contract";
import { browserClient } from "../../support/api";
import { sql } from "../../support/database";
import { signedInStudent } from "../../support/friends";
import { groupWithEveryone, relationsFor } from "../../support/group-relations";
import { insertGroup, insertMember } from "../../support/groups";
import { insertPost } from "../../support/posts";
import { admin } from "../../support/users";

test.each(["public", "hidden"] as const)("owner and admins pin a post of a %s group", async (visibility) => {
  const { id, people } = await groupWithEveryone(visibility);
  const params = { id: (await insertPost({ by: people.member.user, group: id })).id };
  for (const endpoint of [pinGroupPost, unpinGroupPost]) {
    const able = await relationsFor(
      people,
      async (client) => (await client.call(endpoint, { params })).status === 200,
    );
    expect(able).toBe("owner admin");
  }
  const outsider = await people.outsider.client.call(pinGroupPost, { params });
  expect(outsider.status).toBe(visibility === "public" ? 403 : 404);
  expect((await people.member.client.call(pinGroupPost, { params })).status).toBe(403);
});

test("a pinned post comes first in its group, until it is unpinned", async () => {
  const { user, browser } = await signedInStudent();
  const id = await insertGroup(user);
  const at = (seconds: number) => new Date(Date.now() - seconds * 1000);
  const old = await insertPost({ by: user, group: id, at: at(60) });
  const recent = await insertPost({ by: user, group: id, at: at(30) });
  const readFeed = async () =>
    (await browser.call(listGroupPosts, { params: { id } })).body.data.data.map((post) => post.id);
  expect(await readFeed()).toEqual([recent.id, old.id]);
  expect((await browser.call(pinGroupPost, { params: { id: old.id } })).body).toMatchObject({
    is_pinned: true,
  });
  expect((await browser.call(pinGroupPost, { params: { id: old.id } })).status).toBe(200);
  expect(await readFeed()).toEqual([old.id, recent.id]);
  await browser.call(unpinGroupPost, { params: { id: old.id } });
  expect(await readFeed()).toEqual([recent.id, old.id]);
  const actions = await sql`select action from audit_log where actor_id = ${user.id}
    and subject_id = ${old.id} and action like 'post_%' order by id`;
  expect(actions.map(({ action }) => action)).toEqual(["post_pinned", "post_unpinned"]);
});

test("pins at most five posts of a group, even of eight at once", async () => {
  const { user, browser } = await signedInStudent();
  const id = await insertGroup(user);
  const posts = await Promise.all(Array.from({ length: 8 }, () => insertPost({ by: user, group: id })));
  const responses = await Promise.all(
    posts.map((post) => browser.call(pinGroupPost, { params: { id: post.id } })),
  );
  const rejected = responses.filter(({ status }) => status === 409);
  expect(rejected).toHaveLength(3);
  expect(rejected[0]?.body).toMatchObject({ code: "too_many_pins" });
  const rows = await sql`select count(*)::int from posts where group_id = ${id} and is_pinned`;
  expect(rows).toEqual([{ count: 5 }]);
});

test("a pinned post that is hidden from others does not count as pinned", async () => {
  const { user, browser } = await signedInStudent();
  const id = await insertGroup(user);
  for (const status of ["published", "published", "published", "published", "archived"] as const)
    await insertPost({ group: id, pinned: true, status });
  const { id: last } = await insertPost({ by: user, group: id });
  expect((await browser.call(pinGroupPost, { params: { id: last } })).status).toBe(200);
  const { id: sixth } = await insertPost({ by: user, group: id });
  expect((await browser.call(pinGroupPost, { params: { id: sixth } })).status).toBe(409);
});

test("a pinned post that is published again is unpinned when five others are pinned", async () => {
  const { user } = await signedInStudent();
  const school = await browserClient(await admin());
  const group = await insertGroup(user);
  const setStatus = async (id: number, status: "archived" | "published") =>
    (await school.call(setPostStatus, { params: { id }, body: { status } })).body.data.is_pinned;
  const { id: hidden } = await insertPost({ group, pinned: true, status: "archived" });
  const [first] = await Promise.all(Array.from({ length: 5 }, () => insertPost({ group, pinned: true })));
  expect(await setStatus(hidden, "published")).toBe(false);
  expect(await setStatus(first?.id ?? 0, "archived")).toBe(true);
  expect(await setStatus(first?.id ?? 0, "published")).toBe(true);
});

test("an administrator and the owner pin at most five posts of a group together, and an administrator any post of the school", async () => {
  const { user, browser } = await signedInStudent();
  const school = await browserClient(await admin());
  const id = await insertGroup(user);
  const posts = await Promise.all(Array.from({ length: 8 }, () => insertPost({ by: user, group: id })));
  const pinned = await Promise.all(
    posts.map((post, index) =>
      index % 2
        ? school.call(togglePostPin, { params: { id: post.id } })
        : browser.call(pinGroupPost, { params: { id: post.id } }),
    ),
  );
  expect(pinned.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 409, 409, 409]);
  const own = await insertPost({ by: user });
  expect((await school.call(togglePostPin, { params: { id: own.id } })).status).toBe(200);
  await sql`update posts set is_pinned = false where id = ${own.id}`;
});

test("a student cannot pin posts of the school", async () => {
  const { user, browser } = await signedInStudent();
  const { id } = await insertPost({ by: user });
  expect((await browser.call(pinGroupPost, { params: { id } })).status).toBe(403);
  const group = await insertGroup(user);
  await insertMember(group, user, "admin");
  const { body } = await browser.call(createPost, { body: { content: "Bonjour", group_id: group } });
  expect((await browser.call(pinGroupPost, { params: { id: body.data.id } })).status).toBe(200);
});
