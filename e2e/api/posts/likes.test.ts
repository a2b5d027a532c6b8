import { expect, test } from "vitest";
import { getPost, likePost, unlikePost } from "@/lib/posts/contract";
import { browserClient, visitorClient } from "../../support/api";
import { insertPost } from "../../support/posts";
import { admin, company, student } from "../../support/users";

test("counts a like once, and its removal once", async () => {
  const { id } = await insertPost();
  const browser = await browserClient(await student());
  const params = { id };
  for (const _ of ["once", "twice"]) {
    const { status, body } = await browser.call(likePost, { params });
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, status: "success", liked: true, likes_count: 1 });
  }
  for (const _ of ["once", "twice"]) {
    const { status, body } = await browser.call(unlikePost, { params });
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, status: "success", liked: false, likes_count: 0 });
  }
});

test("counts the likes of all users, and shows each viewer their own", async () => {
  const { id, by } = await insertPost();
  const people = [by, await student(), await company(), await admin()];
  const browsers = await Promise.all(people.map((user) => browserClient(user)));
  for (const browser of browsers) await browser.call(likePost, { params: { id } });
  const outsider = await browserClient(await student());
  for (const [client, liked] of [
    [browsers[0], true],
    [outsider, false],
    [visitorClient(), false],
  ] as const) {
    const response = await client?.call(getPost, { params: { id } });
    expect(response?.body.data).toMatchObject({ liked, likes_count: 4 });
  }
});

test("counts one of fifty concurrent likes by a user", async () => {
  const { id } = await insertPost();
  const browser = await browserClient(await student());
  const responses = await Promise.all(
    Array.from({ length: 50 }, () => browser.call(likePost, { params: { id } })),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(responses.map(({ body }) => body.likes_count))).toEqual(new Set([1]));
  expect((await visitorClient().call(getPost, { params: { id } })).body.data.likes_count).toBe(1);
});
