import { expect, test } from "vitest";
import {
  acceptFriendRequest,
  cancelFriendRequest,
  listFriendRequests,
  listFriends,
  rejectFriendRequest,
  removeFriend,
  sendFriendRequest,
} from "@/lib/friends/contract";
import { getUnread, listNotifications } from "@/lib/notifications/contract";
import { sql } from "../../support/database";
import { befriend, block, requestFriend, signedInStudent } from "../../support/friends";
import { company, setRole, student, suspend } from "../../support/users";

test("lists a sent request for its receiver, who accepts it", async () => {
  const [ines, marc] = [await signedInStudent("Inès Moreau"), await signedInStudent("Marc Petit")];
  const sent = await ines.browser.call(sendFriendRequest, { body: { receiver_id: marc.user.id } });
  expect(sent.status).toBe(201);
  expect(sent.body.data).toEqual({ id: expect.any(Number), friendship_status: "request_sent" });
  const received = await marc.browser.call(listFriendRequests, {});
  expect(received.body.data).toEqual([
    {
      id: sent.body.data.id,
      sender_id: ines.user.id,
      sender_name: "Inès Moreau",
      sender_avatar_url: null,
      created_at: expect.stringMatching(/Z$/),
    },
  ]);
  const request_id = sent.body.data.id ?? 0;
  const accepted = await marc.browser.call(acceptFriendRequest, { body: { request_id } });
  expect(accepted.status).toBe(200);
  expect(accepted.body.data).toEqual({ friendship_status: "friends" });
  expect((await marc.browser.call(listFriendRequests, {})).body.data).toEqual([]);
  for (const [own, other] of [
    [ines, marc],
    [marc, ines],
  ] as const) {
    const { body } = await own.browser.call(listFriends, {});
    expect(body).toMatchObject({ total: 1, current_page: 1, last_page: 1 });
    expect(body.data[0]).toEqual({
      id: other.user.id,
      name: other.user.name,
      email: other.user.email,
      username: expect.any(String),
      avatar: null,
      avatar_url: null,
      location: null,
      headline: null,
      created_at: expect.stringMatching(/Z$/),
      status: "active",
      friendship_status: "friends",
      friend_request_id: null,
      common_friends: 0,
      is_muted: false,
    });
  }
});

test("notifies of a request and its acceptance, and removes the notification of a cancelled one", async () => {
  const [ines, marc] = [await signedInStudent(), await signedInStudent()];
  const kinds = async ({ browser }: typeof ines) =>
    (await browser.call(listNotifications, {})).body.data.data.map(({ kind, actor }) => [kind, actor?.id]);
  await requestFriend(ines.browser, marc.user);
  expect(await kinds(marc)).toEqual([["friend_request", ines.user.id]]);
  await ines.browser.call(cancelFriendRequest, { body: { receiver_id: marc.user.id } });
  expect(await kinds(marc)).toEqual([]);
  const request_id = await requestFriend(ines.browser, marc.user);
  await marc.browser.call(acceptFriendRequest, { body: { request_id } });
  expect(await kinds(marc)).toEqual([]);
  expect(await kinds(ines)).toEqual([["friend_accepted", marc.user.id]]);
});

test("rejects a request without notifying its sender", async () => {
  const [ines, marc] = [await signedInStudent(), await signedInStudent()];
  const request_id = await requestFriend(ines.browser, marc.user);
  const rejected = await marc.browser.call(rejectFriendRequest, { body: { request_id } });
  expect(rejected.body.data).toEqual({ friendship_status: "none" });
  expect((await ines.browser.call(listNotifications, {})).body.data.total).toBe(0);
  await requestFriend(ines.browser, marc.user);
});

test("two requests in opposite directions create a friendship", async () => {
  const [ines, marc] = [await signedInStudent(), await signedInStudent()];
  await requestFriend(ines.browser, marc.user);
  const crossed = await marc.browser.call(sendFriendRequest, { body: { receiver_id: ines.user.id } });
  expect(crossed.status).toBe(200);
  expect(crossed.body.data.friendship_status).toBe("friends");
});

test("rejects a second request, a request to a friend and one to the viewer", async () => {
  const [ines, marc] = [await signedInStudent(), await signedInStudent()];
  const sendRequest = (receiver_id: number) =>
    ines.browser.call(sendFriendRequest, { body: { receiver_id } });
  await sendRequest(marc.user.id);
  expect(await sendRequest(marc.user.id)).toMatchObject({
    status: 409,
    body: { code: "request_pending", message: "A friend request is already pending." },
  });
  const friend = await student();
  await befriend(ines.user, friend);
  expect(await sendRequest(friend.id)).toMatchObject({ status: 409, body: { code: "already_friends" } });
  expect(await sendRequest(ines.user.id)).toMatchObject({
    status: 422,
    body: { errors: { receiver_id: [expect.any(String)] } },
  });
});

test("lists the friends in common with another user, but none with one who is blocked or suspended", async () => {
  const ines = await signedInStudent();
  const [common, own, other, blocker] = await Promise.all([student(), student(), student(), student()]);
  await befriend(ines.user, common);
  await befriend(ines.user, own);
  for (const user of [other, blocker]) await befriend(user, common);
  await block(blocker, ines.user);
  const listCommon = async (id: number) =>
    (await ines.browser.call(listFriends, { query: { common_with: id } })).body.data.map(({ id }) => id);
  expect(await listCommon(other.id)).toEqual([common.id]);
  expect(await listCommon(blocker.id)).toEqual([]);
  await suspend(other);
  expect(await listCommon(other.id)).toEqual([]);
});

test("counts only the common friends that are listed, without suspended and deleted users", async () => {
  const [ines, other] = [await signedInStudent(), await student()];
  const [common, suspended, deleted] = [await student(), await student(), await student()];
  await befriend(ines.user, other);
  for (const friend of [common, suspended, deleted]) {
    await befriend(ines.user, friend);
    await befriend(other, friend);
  }
  const count = async () => {
    const { data } = (await ines.browser.call(listFriends, {})).body;
    return data.find(({ id }) => id === other.id)?.common_friends;
  };
  expect(await count()).toBe(3);
  await suspend(suspended);
  await sql`update users set deleted_at = now() where id = ${deleted.id}`;
  expect(await count()).toBe(1);
  const listed = await ines.browser.call(listFriends, { query: { common_with: other.id } });
  expect(listed.body.data.map(({ id }) => id)).toEqual([common.id]);
});

test("responds with 404 for companies, suspended, blocked and missing users", async () => {
  const ines = await signedInStudent();
  const [recruiter, suspended, blocker] = [await company(), await student(), await student()];
  await suspend(suspended);
  await block(blocker, ines.user);
  for (const id of [recruiter.id, suspended.id, blocker.id, 2_147_483_647]) {
    const { status } = await ines.browser.call(sendFriendRequest, { body: { receiver_id: id } });
    expect(status, String(id)).toBe(404);
  }
});

test("rejects acceptances and rejections by anyone but the receiver", async () => {
  const [ines, marc, third] = [await signedInStudent(), await signedInStudent(), await signedInStudent()];
  const request_id = await requestFriend(ines.browser, marc.user);
  for (const other of [ines, third])
    for (const endpoint of [acceptFriendRequest, rejectFriendRequest])
      expect((await other.browser.call(endpoint, { body: { request_id } })).status).toBe(404);
  const cancelled = await third.browser.call(cancelFriendRequest, { body: { receiver_id: marc.user.id } });
  expect(cancelled.status).toBe(404);
  expect((await marc.browser.call(listFriendRequests, {})).body.data).toHaveLength(1);
});

test("counts only the requests that are listed, without those of suspended users and administrators", async () => {
  const ines = await signedInStudent();
  const senders = [await signedInStudent(), await signedInStudent(), await signedInStudent()] as const;
  for (const { browser } of senders) await requestFriend(browser, ines.user);
  const counts = async () => [
    (await ines.browser.call(getUnread, {})).body.friend_requests,
    (await ines.browser.call(listFriendRequests, {})).body.data.length,
  ];
  expect(await counts()).toEqual([3, 3]);
  const { data } = (await ines.browser.call(listFriendRequests, {})).body;
  const request_id = data.find(({ sender_id }) => sender_id === senders[0].user.id)?.id ?? 0;
  await suspend(senders[0].user);
  expect(await counts()).toEqual([2, 2]);
  expect((await ines.browser.call(acceptFriendRequest, { body: { request_id } })).status).toBe(404);
  await setRole(senders[1].user, "admin");
  expect(await counts()).toEqual([1, 1]);
});

test("removes a friend on both sides, once", async () => {
  const [ines, marc] = [await signedInStudent(), await signedInStudent()];
  await befriend(ines.user, marc.user);
  const removed = await ines.browser.call(removeFriend, { params: { id: marc.user.id } });
  expect(removed.body.data).toEqual({ friendship_status: "none" });
  for (const { browser } of [ines, marc]) expect((await browser.call(listFriends, {})).body.total).toBe(0);
  expect((await marc.browser.call(removeFriend, { params: { id: ines.user.id } })).status).toBe(404);
});

test("lists friends by name in pages, ignoring accents, and filters them", async () => {
  const ines = await signedInStudent();
  for (const name of ["Zoé Renard", "Élodie Petit", "Bruno Renard"])
    await befriend(ines.user, await student({ name }));
  const names = async (query: { page?: number; per_page?: number; q?: string }) =>
    (await ines.browser.call(listFriends, { query })).body.data.map(({ name }) => name);
  expect(await names({ per_page: 2 })).toEqual(["Bruno Renard", "Élodie Petit"]);
  expect(await names({ per_page: 2, page: 2 })).toEqual(["Zoé Renard"]);
  expect(await names({ page: 9 })).toEqual([]);
  expect(await names({ q: "renard" })).toEqual(["Bruno Renard", "Zoé Renard"]);
  expect(await names({ q: "elodie p" })).toEqual(["Élodie Petit"]);
});

test("allows thirty requests an hour", async () => {
  const ines = await signedInStudent();
  const receivers = await Promise.all(Array.from({ length: 31 }, () => student()));
  const statuses: number[] = [];
  for (const { id } of receivers)
    statuses.push((await ines.browser.call(sendFriendRequest, { body: { receiver_id: id } })).status);
  expect(statuses).toEqual([...Array(30).fill(201), 429]);
});
