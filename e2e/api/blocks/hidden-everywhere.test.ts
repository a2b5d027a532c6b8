import { randomBytes } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { buildUrl } from "@/lib/core/api/client";
import type { Endpoint } from "@/lib/core/api/endpoint";
import { endpointEntries } from "@/lib/endpoints";
import { navigation } from "@/lib/routes";
import { type ApiClient, browserClient } from "../../support/api";
import { unzip } from "../../support/archives";
import { insertConversation, insertMessage } from "../../support/chat";
import { createArchive, download } from "../../support/data-exports";
import { sql } from "../../support/database";
import { insertEvent, insertEventAnswer } from "../../support/events";
import { block, signedInStudent } from "../../support/friends";
import { insertGroup } from "../../support/groups";
import { insertPost } from "../../support/posts";
import { student, type TestUser } from "../../support/users";

const missing = 2_147_483_647;
const key = randomBytes(6)
  .toString("hex")
  .replace(/\d/g, (digit) => "ghijklmnop"[Number(digit)] ?? "");
const hidden = {
  user: { id: 0 } as TestUser,
  browser: {} as ApiClient,
  post: 0,
  comment: 0,
  thread: 0,
  group: 0,
  event: 0,
};
type Persona = "blocked" | "blocker" | "other";
const viewers: Record<Persona, ApiClient> = {} as never;
/** The conversation of each viewer with the hidden user, and a message in it. */
const chats: Record<Persona, { conversation: number; message: number }> = {} as never;

beforeAll(async () => {
  const hiddenUser = await student({ name: `Hidden ${key}` });
  const [blocked, blocker, other] = [
    await signedInStudent(),
    await signedInStudent(),
    await signedInStudent(),
  ];
  await block(hiddenUser, blocked.user);
  await block(blocker.user, hiddenUser);
  await sql`insert into mutes (user_id, muted_id) values (${blocked.user.id}, ${hiddenUser.id})`;
  Object.assign(viewers, { blocked: blocked.browser, blocker: blocker.browser, other: other.browser });
  for (const [persona, { user }] of Object.entries({ blocked, blocker, other })) {
    const conversation = await insertConversation(user, hiddenUser);
    await insertMessage(conversation, user, "Bonjour");
    chats[persona as Persona] = {
      conversation,
      message: await insertMessage(conversation, hiddenUser, `Message ${key}`),
    };
  }
  hidden.user = hiddenUser;
  hidden.browser = await browserClient(hiddenUser);
  hidden.post = (await insertPost({ by: hiddenUser, content: `Post ${key}` })).id;
  hidden.thread = (await insertPost()).id;
  hidden.group = await insertGroup(hiddenUser, { name: `Group ${key}` });
  hidden.event = await insertEvent(hiddenUser, { title: `Event ${key}`, group: hidden.group });
  for (const { user } of [blocked, blocker, other]) await insertEventAnswer(hidden.event, user, "yes");
  const [comment] = await sql`insert into comments (post_id, user_id, content)
    values (${hidden.thread}, ${hiddenUser.id}, ${`Comment ${key}`}) returning id`;
  hidden.comment = comment?.id;
});

/** The subject that an id in a path or body identifies, when it is the hidden user or something of theirs. */
function subjectOf({ path }: Endpoint, persona: Persona = "other"): number | undefined {
  if (path.startsWith("/api/chat/conversations/{id}")) return chats[persona]?.conversation ?? 0;
  if (path.startsWith("/api/chat/messages/{id}")) return chats[persona]?.message ?? 0;
  if (path === "/api/chat/conversations/direct") return hidden.user.id;
  if (path.startsWith("/api/posts/{id}")) return hidden.post;
  if (path.startsWith("/api/comments/{id}")) return hidden.comment;
  if (/^\/api\/(users\/)?groups\/{id}/.test(path)) return hidden.group;
  if (path.startsWith("/api/events/{id}")) return hidden.event;
  if (path === "/api/users/{id}/groups") return hidden.user.id;
  if (/^\/api\/(profiles|user\/friends|blocks|mutes|friend-requests|suggestions)/.test(path))
    return hidden.user.id;
  return undefined;
}

const withIds = endpointEntries.filter(
  ({ endpoint }) => (endpoint.access as string[]).includes("student") && subjectsIn(endpoint),
);

function subjectsIn(endpoint: Endpoint): boolean {
  return subjectOf(endpoint) !== undefined && (endpoint.path.includes("{id}") || endpoint.body !== undefined);
}

async function readResponse(client: ApiClient, endpoint: Endpoint, id: number) {
  const body = endpoint.body && {
    content: "Bonjour",
    reason: "Ceci est un essai",
    receiver_id: id,
    user_id: id,
    request_id: id,
    message_id: id,
  };
  const response = await client.fetch(buildUrl(endpoint, { params: { id } }), {
    method: endpoint.method,
    body,
  });
  return { status: response.status, text: await response.text() };
}

test.each(withIds)(
  "$name responds to both sides of a block as if the other user did not exist",
  async ({ name, endpoint }) => {
    for (const viewer of ["blocked", "blocker"] as const) {
      const id = subjectOf(endpoint, viewer) ?? 0;
      // A user who has blocked another may repeat and end the block.
      if (viewer === "blocker" && /^(un)?blockUser$/.test(name)) continue;
      expect(await readResponse(viewers[viewer], endpoint, id), viewer).toEqual(
        await readResponse(viewers[viewer], endpoint, missing),
      );
    }
  },
);

test("tests every endpoint that names users, posts and comments", () => {
  const names = withIds.map(({ name }) => name);
  for (const name of [
    "getPost",
    "likePost",
    "createComment",
    "reportComment",
    "sendFriendRequest",
    "getProfile",
    "startConversation",
    "joinGroup",
    "answerEvent",
    "listGroupMembers",
    "listMessages",
    "sendMessage",
    "editMessage",
  ])
    expect(names).toContain(name);
});

const lists = () => [
  "/api/posts?per_page=100",
  ...endpointEntries
    .filter(({ endpoint }) => endpoint.method === "GET" && !endpoint.path.includes("{"))
    .filter(({ endpoint }) => (endpoint.access as string[]).includes("student") && !endpoint.produces)
    .map(({ endpoint }) => buildUrl(endpoint, { query: { q: key, search: key } } as never)),
  `/api/posts/${hidden.thread}`,
  `/api/posts/${hidden.thread}/comments`,
];

async function mentions(client: ApiClient, urls: string[]): Promise<string[]> {
  // Posted again, because posts of other tests push it off the first page of the feed.
  await insertPost({ by: hidden.user, content: `Post ${key}` });
  const matches: string[] = [];
  for (const url of urls) {
    const text = await (await client.fetch(url)).text();
    // The page of a search repeats its query: only a result has the word before the key.
    if (text.replaceAll(`=${key}`, "").match(new RegExp(`(Hidden|Post|Comment|Message|Group|Event) ${key}`)))
      matches.push(url);
  }
  return matches;
}

test("no list names a user on the other side of a block, but all name them to other users", async () => {
  for (const viewer of ["blocked", "blocker"] as const)
    expect(
      await mentions(
        viewers[viewer],
        lists().filter((url) => !url.startsWith("/api/blocks")),
      ),
      viewer,
    ).toEqual([]);
  const seen = await mentions(viewers.other, lists());
  for (const url of [
    `/api/posts/${hidden.thread}/comments`,
    "/api/posts?per_page=100",
    "/api/users/search",
    "/api/posts/search",
    "/api/chat/conversations",
    "/api/groups",
    "/api/events",
    "/api/chat/users/search",
  ])
    expect(
      seen.some((seenUrl) => seenUrl.startsWith(url)),
      url,
    ).toBe(true);
});

test("no page names a user on the other side of a block, and old links respond with 404", async () => {
  const pages = () => [
    ...navigation.student.map(({ path }) => path),
    ...["posts", "people", "jobs"].map((tab) => `/student/dashboard/search?q=${key}&tab=${tab}`),
    `/posts/${hidden.thread}`,
    `/posts/${hidden.post}`,
  ];
  for (const viewer of ["blocked", "blocker"] as const) {
    expect(await mentions(viewers[viewer], pages()), viewer).toEqual([]);
    expect((await viewers[viewer].fetch(`/posts/${hidden.post}`)).status, viewer).toBe(404);
  }
  const seen = await mentions(viewers.other, pages());
  for (const path of [`/posts/${hidden.post}`, `/student/dashboard/search?q=${key}&tab=people`])
    expect(seen).toContain(path);
});

test("no data export names a user on the other side of a block", async () => {
  const exported = async (client: ApiClient) => {
    const entries = await unzip(await download(client, await createArchive(client)));
    return Object.values(entries).join("\n");
  };
  for (const viewer of ["blocked", "blocker"] as const) {
    const text = await exported(viewers[viewer]);
    expect(text, viewer).toContain("Bonjour");
    expect(text, viewer).not.toContain(key);
  }
  expect(await exported(hidden.browser)).toContain(key);
});
