import { beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { buildUrl } from "@/lib/core/api/client";
import type { Endpoint } from "@/lib/core/api/endpoint";
import { endpointEntries } from "@/lib/endpoints";
import { createPost } from "@/lib/posts/contract";
import type { ApiClient } from "../../support/api";
import { sql } from "../../support/database";
import { insertEvent, insertEventAnswer } from "../../support/events";
import { block, signedInStudent } from "../../support/friends";
import { openConversation } from "../../support/group-chat";
import { insertGroup, insertMember } from "../../support/groups";
import { randomKey } from "../../support/random-key";
import { student } from "../../support/users";

const missing = 2_147_483_647;
const name = `Hidden ${randomKey()}`;
type Persona = "blocked" | "blocker" | "other";
/** The viewers are admins of the group. */
const viewers: Record<Persona, ApiClient> = {} as never;
const hidden = { user: 0, group: 0, event: 0, post: 0, conversation: 0 };

beforeAll(async () => {
  const [host, hiddenUser] = [await student(), await signedInStudent(name)];
  hidden.user = hiddenUser.user.id;
  hidden.group = await insertGroup(host, { visibility: "private" });
  await insertMember(hidden.group, hiddenUser.user);
  for (const persona of ["blocked", "blocker", "other"] as const) {
    const { user, browser } = await signedInStudent();
    viewers[persona] = browser;
    await insertMember(hidden.group, user, "admin");
    if (persona === "blocked") await block(hiddenUser.user, user);
    if (persona === "blocker") await block(user, hiddenUser.user);
  }
  hidden.event = await insertEvent(host, { group: hidden.group });
  await insertEventAnswer(hidden.event, hiddenUser.user, "yes");
  const poll = { options: ["Oui", "Non"] };
  const body = { content: "Qui vient ?", group_id: hidden.group, poll };
  hidden.post = (await viewers.other.call(createPost, { body })).body.data.id;
  await sql`insert into poll_votes (post_id, option_id, user_id)
    select post_id, min(id), ${hidden.user} from poll_options where post_id = ${hidden.post} group by post_id`;
  await sql`update polls set ends_at = now() where post_id = ${hidden.post}`;
  await sql`insert into comments (post_id, user_id, content) values (${hidden.post}, ${hidden.user}, 'Moi')`;
  hidden.conversation = await openConversation(viewers.other, hidden.group);
});

const ofGroups = endpointEntries.filter(({ endpoint }) =>
  /^\/api\/(users\/)?groups\/{id}/.test(endpoint.path),
);

/** These deletions do not depend on the user being visible. */
const removalEndpoints = ["removeGroupMember", "banFromGroup", "unbanFromGroup", "rejectGroupRequest"];

const namingUsers = ofGroups.filter(
  ({ name, endpoint }) =>
    endpoint.method !== "GET" && !removalEndpoints.includes(name) && hasUserId(endpoint),
);

function hasUserId({ path, body }: Endpoint): boolean {
  return path.includes("{user_id}") || (body instanceof z.ZodMiniObject && "user_id" in body.shape);
}

async function readResponse(client: ApiClient, endpoint: Endpoint, user_id: number) {
  const response = await client.fetch(
    buildUrl(endpoint, { params: { id: hidden.group, user_id } } as never),
    {
      method: endpoint.method,
      body: { user_id, role: "moderator" },
    },
  );
  return { status: response.status, text: await response.text() };
}

test.each(namingUsers)(
  "$name responds to an admin in a block with a member as if there were no such member",
  async ({ endpoint }) => {
    for (const persona of ["blocked", "blocker"] as const)
      expect(await readResponse(viewers[persona], endpoint, hidden.user), persona).toEqual(
        await readResponse(viewers[persona], endpoint, missing),
      );
  },
);

test("tests every endpoint that names members", () => {
  expect(namingUsers.map((entry) => entry.name).toSorted()).toEqual([
    "acceptGroupRequest",
    "addGroupMember",
    "changeGroupOwner",
    "changeGroupRole",
    "inviteToGroup",
  ]);
});

test("no part of a group names a member in a block with the viewer, but all name them to others", async () => {
  const urls = [
    ...ofGroups
      .filter(({ endpoint: { method, path } }) => method === "GET" && !path.includes("{user_id}"))
      .map(({ endpoint }) => buildUrl(endpoint, { params: { id: hidden.group } } as never)),
    `/api/events/${hidden.event}/answers`,
    `/api/posts/${hidden.post}`,
    `/api/posts/${hidden.post}/comments`,
    `/api/posts/${hidden.post}/votes`,
    `/api/chat/conversations/${hidden.conversation}`,
    `/student/dashboard/group/${hidden.group}/overview`,
    `/student/dashboard/group/${hidden.group}/members`,
  ];
  const urlsNaming = async (persona: Persona) => {
    const naming: string[] = [];
    for (const url of urls)
      if ((await (await viewers[persona].fetch(url)).text()).includes(name)) naming.push(url);
    return naming;
  };
  expect(await urlsNaming("blocked")).toEqual([]);
  expect(await urlsNaming("blocker")).toEqual([]);
  const seen = await urlsNaming("other");
  for (const url of urls.filter((candidate) => /members|answers|comments|votes/.test(candidate)))
    expect(seen).toContain(url);
});
