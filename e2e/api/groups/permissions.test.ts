import { beforeAll, describe, expect, test } from "vitest";
import { buildUrl } from "@/lib/core/api/client";
import { downloadEvent, getEventCalendar, renewEventSubscription } from "@/lib/events/calendar-contract";
import { createEvent, getEvent, listEvents } from "@/lib/events/contract";
import * as admission from "@/lib/groups/admission-contract";
import * as groups from "@/lib/groups/contract";
import { createGroupInvitationLink, listGroupInvitationLinks } from "@/lib/groups/invitation-links-contract";
import * as members from "@/lib/groups/members-contract";
import { reportGroup } from "@/lib/moderation/contract";
import { type ApiClient, form } from "../../support/api";
import { sql } from "../../support/database";
import { eventFields, insertEvent } from "../../support/events";
import {
  groupWithEveryone,
  relationsFor,
  type UsersByRelation,
  type Visibility,
  visibilities,
} from "../../support/group-relations";
import { insertMember } from "../../support/groups";
import { imageFile } from "../../support/images";
import { randomKey } from "../../support/random-key";
import { student, type TestUser } from "../../support/users";

type Response = { status: number };
type Expected = Record<Visibility, string>;
const inGroup = "owner admin moderator member";
const admins = "owner admin";

const findableBy = `${inGroup} requested invited outsider`;
/** Relations that see the group itself: everyone who has an account, and for a hidden group members and invited users. */
const seen: Expected = { public: findableBy, private: findableBy, hidden: `${inGroup} invited` };
/** Relations that see the content of the group. */
const read: Expected = { public: findableBy, private: inGroup, hidden: inGroup };

describe.each(visibilities)("a %s group", (visibility) => {
  const name = `Club ${randomKey()}`;
  const title = `Soirée ${randomKey()}`;
  let id: number;
  let people: UsersByRelation;
  let event: number;

  beforeAll(async () => {
    const group = await groupWithEveryone(visibility);
    ({ id, people } = group);
    const body = form({ name, visibility, avatar: [await imageFile()] });
    expect((await people.owner.client.call(groups.updateGroup, { params: { id }, body })).status).toBe(200);
    event = await insertEvent(people.owner.user, { group: id, title });
  }, 60_000);

  const persona = (holds: Parameters<typeof relationsFor>[1]) => relationsFor(people, holds);
  const listAllowed = (call: (client: ApiClient, user: TestUser) => Promise<Response>) =>
    persona(async (client, user) => (await call(client, user)).status < 300);
  const listShown = (path: string, text: string) =>
    persona(async (client) => (await (await client.fetch(path)).text()).includes(text));
  const params = () => ({ id });

  test("is shown under both paths, on its pages and with its image, to users who can find it", async () => {
    expect(await listAllowed((client) => client.call(groups.getGroup, { params: params() }))).toBe(
      seen[visibility],
    );
    expect(await listAllowed((client) => client.call(groups.getUserGroup, { params: params() }))).toBe(
      seen[visibility],
    );
    for (const tab of ["overview", "members", "files"])
      expect(await listShown(`/student/dashboard/group/${id}/${tab}`, name)).toBe(seen[visibility]);
    expect(await listShown(`/student/dashboard/group/${id}/settings`, 'name="description"')).toBe(admins);
    const { avatar } = (await people.owner.client.call(groups.getGroup, { params: params() })).body.data;
    expect(await listAllowed((client) => client.fetch(String(avatar)))).toBe(seen[visibility]);
  });

  test("is listed and found by name for users who can read its content", async () => {
    const lists = (scope: "all" | "public" | "pending", q: string | undefined) =>
      persona(async (client) => {
        const { status, body } = await client.call(groups.listGroups, { query: { scope, q, per_page: 100 } });
        return status === 200 && body.data.some((group) => group.id === id);
      });
    expect(await lists("all", undefined)).toBe(read[visibility]);
    expect(await lists("all", name)).toBe(read[visibility]);
    expect(await lists("public", name)).toBe(visibility === "public" ? findableBy : "");
    expect(await lists("pending", name)).toBe(visibility === "hidden" ? "invited" : "requested invited");
    expect(await listShown(`/student/dashboard/search?tab=groups&q=${name}`, `/group/${id}`)).toBe(
      read[visibility],
    );
    const ofOwner = await persona(async (client) => {
      const { status, body } = await client.call(groups.listUserGroups, {
        params: { id: people.owner.user.id },
      });
      return status === 200 && body.data.some((post) => post.id === id);
    });
    expect(ofOwner).toBe(read[visibility]);
  });

  test("lists its members to users who can read its content, and pending and banned users to its admins", async () => {
    for (const endpoint of [members.listGroupMembers, members.listUserGroupMembers])
      expect(await listAllowed((client) => client.call(endpoint, { params: params() }))).toBe(
        read[visibility],
      );
    const preview = await persona(async (client) => {
      const { status, body } = await client.call(groups.getGroup, { params: params() });
      return status === 200 && body.data.members.length > 0;
    });
    expect(preview).toBe(read[visibility]);
    for (const endpoint of [admission.listGroupRequests, admission.listGroupBans, listGroupInvitationLinks])
      expect(await listAllowed((client) => client.call(endpoint, { params: params() }))).toBe(admins);
  });

  test("shows its events to users who can read its content, and in the calendar of its members", async () => {
    const readEvent = (client: ApiClient) => client.call(getEvent, { params: { id: event } });
    expect(await listAllowed(readEvent)).toBe(read[visibility]);
    const download = (client: ApiClient) => client.fetch(buildUrl(downloadEvent, { params: { id: event } }));
    expect(await listAllowed(download)).toBe(read[visibility]);
    expect(await listShown(`/student/dashboard/events/${event}`, title)).toBe(read[visibility]);
    const findListed = (query: object) =>
      persona(async (client) => {
        const { status, body } = await client.call(listEvents, { query });
        return status === 200 && body.data.some((listed) => listed.id === event);
      });
    expect(await findListed({ group_id: id })).toBe(read[visibility]);
    expect(await findListed({ q: title })).toBe(read[visibility]);
    expect(await findListed({ per_page: 100 })).toBe(inGroup);
    const subscribed = await persona(async (client) => {
      const { status, body } = await client.call(renewEventSubscription, {});
      if (status !== 201) return false;
      const { search } = new URL(body.data.url);
      return (await (await client.fetch(getEventCalendar.path + search)).text()).includes(title);
    });
    expect(subscribed).toBe(inGroup);
  });

  const outsider = () => student();
  const newMember = async () => {
    const user = await student();
    await insertMember(id, user);
    return user;
  };
  const requester = async () => {
    const user = await student();
    await sql`insert into group_requests (group_id, user_id) values (${id}, ${user.id})`;
    return user;
  };
  const memberOptions = (user: TestUser) => ({ params: { id, user_id: user.id } });
  const naming = (user: TestUser) => ({ params: { id }, body: { user_id: user.id } });

  const writes: [string, string | Expected, (client: ApiClient) => Promise<Response>][] = [
    [
      "changes it",
      admins,
      (client) => client.call(groups.updateGroup, { params: params(), body: form({ name }) }),
    ],
    ["invites", admins, async (client) => client.call(admission.inviteToGroup, naming(await outsider()))],
    [
      "adds a member",
      admins,
      async (client) => client.call(members.addGroupMember, naming(await outsider())),
    ],
    [
      "accepts a request",
      admins,
      async (client) => client.call(admission.acceptGroupRequest, naming(await requester())),
    ],
    [
      "rejects a request",
      admins,
      async (client) => client.call(admission.rejectGroupRequest, naming(await requester())),
    ],
    ["bans", admins, async (client) => client.call(admission.banFromGroup, naming(await newMember()))],
    [
      "names a moderator",
      admins,
      async (client) =>
        client.call(members.changeGroupRole, {
          ...memberOptions(await newMember()),
          body: { role: "moderator" },
        }),
    ],
    [
      "names an admin",
      "owner",
      async (client) =>
        client.call(members.changeGroupRole, {
          ...memberOptions(await newMember()),
          body: { role: "admin" },
        }),
    ],
    [
      "removes a member",
      "owner admin moderator",
      async (client) => client.call(members.removeGroupMember, memberOptions(await newMember())),
    ],
    [
      "makes a link",
      admins,
      (client) => client.call(createGroupInvitationLink, { params: params(), body: {} }),
    ],
    [
      "announces an event",
      "owner admin moderator",
      (client) => client.call(createEvent, { body: { ...eventFields(), group_id: id } }),
    ],
    [
      "chooses what notifies them",
      inGroup,
      (client) => client.call(members.updateGroupNotifications, { params: params(), body: { level: "all" } }),
    ],
    [
      "reports it",
      seen,
      (client) => client.call(reportGroup, { params: params(), body: { reason: "Hors sujet" } }),
    ],
  ];

  test.each(writes)("only a permitted user %s", async (_, expected, call) => {
    // Every student who sees a group can report it, except its owner.
    const names = typeof expected === "string" ? expected : expected[visibility].replace("owner ", "");
    expect(await listAllowed(call)).toBe(names);
  });

  test("users who find the group can join, request to join, or do neither", async () => {
    const joins = await persona(async (client) => {
      const { status, body } = await client.call(members.joinGroup, { params: params() });
      return status === 200 && body.membership === "member";
    });
    expect(joins).toBe(
      { public: "requested invited outsider", private: "invited", hidden: "invited" }[visibility],
    );
    const requests = await sql`select user_id from group_requests where group_id = ${id}`;
    const isRequested = (relation: "requested" | "outsider") =>
      requests.some(({ user_id }) => user_id === people[relation].user.id);
    expect([isRequested("requested"), isRequested("outsider")]).toEqual([
      visibility !== "public",
      visibility === "private",
    ]);
  });

  test("only its owner can transfer and delete it", async () => {
    const others = async (call: (client: ApiClient) => Promise<Response>) =>
      persona(async (client) => client !== people.owner.client && (await call(client)).status < 300);
    const changeOwner = (client: ApiClient) =>
      client.call(members.changeGroupOwner, naming(people.member.user));
    const remove = (client: ApiClient) => client.call(groups.deleteGroup, { params: params() });
    for (const call of [changeOwner, remove]) expect(await others(call)).toBe("");
    expect((await changeOwner(people.owner.client)).status).toBe(200);
    expect((await remove(people.owner.client)).status).toBe(403);
    expect((await remove(people.member.client)).status).toBe(200);
    expect(await listAllowed((client) => client.call(groups.getGroup, { params: params() }))).toBe("");
  });
});
