import { expect, test } from "vitest";
import {
  acceptGroupRequest,
  banFromGroup,
  listGroupRequests,
  rejectGroupRequest,
} from "@/lib/groups/admission-contract";
import { getGroup, updateGroup } from "@/lib/groups/contract";
import { joinGroup, leaveGroup } from "@/lib/groups/members-contract";
import { markNotificationsRead } from "@/lib/notifications/contract";
import { setUserRole } from "@/lib/users/access-contract";
import { browserClient, form } from "../../support/api";
import { sql } from "../../support/database";
import { block, signedInStudent } from "../../support/friends";
import { insertGroup } from "../../support/groups";
import { notificationKinds, readNotifications } from "../../support/notifications";
import { admin } from "../../support/users";

/** A private group with a student's request to join. */
async function requestedGroup() {
  const [ines, zoe] = [await signedInStudent(), await signedInStudent()];
  const params = { id: await insertGroup(ines.user, { visibility: "private" }) };
  expect((await zoe.browser.call(joinGroup, { params })).status).toBe(202);
  const countRequests = async () => (await ines.browser.call(listGroupRequests, { params })).body.data.length;
  expect(await countRequests()).toBe(1);
  return { ines, zoe, params, countRequests };
}

test("hiding a group ends the requests of users who can no longer find it", async () => {
  const { ines, zoe, params, countRequests } = await requestedGroup();
  const change = (visibility: "private" | "hidden") =>
    ines.browser.call(updateGroup, { params, body: form({ visibility }) });
  expect((await change("private")).status).toBe(200);
  expect(await countRequests()).toBe(1);
  expect((await change("hidden")).status).toBe(200);
  expect(await countRequests()).toBe(0);
  expect(await notificationKinds(ines.browser)).toEqual([]);
  await change("private");
  expect((await zoe.browser.call(joinGroup, { params })).status).toBe(202);
});

test("the sender of a request can withdraw it after a block with the owner", async () => {
  const { ines, zoe, params } = await requestedGroup();
  await block(ines.user, zoe.user);
  expect((await zoe.browser.call(getGroup, { params })).status).toBe(404);
  const withdrawn = await zoe.browser.call(leaveGroup, { params });
  expect(withdrawn).toMatchObject({ status: 200, body: { data: null, membership: "none" } });
  expect((await zoe.browser.call(leaveGroup, { params })).status).toBe(404);
});

type Requested = Awaited<ReturnType<typeof requestedGroup>>;
const requester = ({ zoe }: Requested) => ({ user_id: zoe.user.id });

test.each<[string, (group: Requested) => Promise<unknown>]>([
  ["accepted", (it) => it.ines.browser.call(acceptGroupRequest, { params: it.params, body: requester(it) })],
  ["rejected", (it) => it.ines.browser.call(rejectGroupRequest, { params: it.params, body: requester(it) })],
  ["withdrawn", ({ zoe, params }) => zoe.browser.call(leaveGroup, { params })],
  [
    "from a student who becomes an administrator",
    async ({ zoe }) => {
      const school = await browserClient(await admin());
      return school.call(setUserRole, { params: zoe.user, body: { role: "admin" } });
    },
  ],
])("admins lose the notification of a request that is %s, even when they have read it", async (_, end) => {
  const group = await requestedGroup();
  const { ines, params } = group;
  const other = await signedInStudent("Nora Blanc");
  await ines.browser.call(markNotificationsRead, { body: {} });
  expect((await other.browser.call(joinGroup, { params })).status).toBe(202);
  expect(await notificationKinds(ines.browser)).toEqual(["group_requested", "group_requested"]);
  await end(group);
  expect((await readNotifications(ines.browser)).data.data).toMatchObject([
    { actor: { name: "Nora Blanc" } },
  ]);
});

test("the notification of an accepted request is deleted with a ban, with the membership of a hidden group, and with the group", async () => {
  for (const [visibility, end] of [
    ["private", "ban"],
    ["hidden", "leave"],
    ["private", "leave"],
    ["private", "erase"],
  ] as const) {
    const { ines, zoe, params } = await requestedGroup();
    const body = { user_id: zoe.user.id };
    expect((await ines.browser.call(acceptGroupRequest, { params, body })).status).toBe(200);
    await ines.browser.call(updateGroup, { params, body: form({ visibility }) });
    expect(await notificationKinds(zoe.browser)).toEqual(["group_request_accepted"]);
    if (end === "leave") expect((await zoe.browser.call(leaveGroup, { params })).status).toBe(200);
    else if (end === "erase") await sql`delete from groups where id = ${params.id}`;
    else expect((await ines.browser.call(banFromGroup, { params, body })).status).toBe(201);
    const isFound = (await zoe.browser.call(getGroup, { params })).status === 200;
    expect(await notificationKinds(zoe.browser), `${visibility}, ${end}`).toEqual(
      isFound ? ["group_request_accepted"] : [],
    );
  }
});
