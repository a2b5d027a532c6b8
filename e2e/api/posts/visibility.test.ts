import { beforeAll, expect, test } from "vitest";
import { reportPost } from "@/lib/moderation/contract";
import { createComment, listComments } from "@/lib/posts/comments-contract";
import { getPost, likePost, listPosts, updatePost } from "@/lib/posts/contract";
import { type ApiClient, browserClient, visitorClient } from "../../support/api";
import { insertPost } from "../../support/posts";
import { admin, company, student, type TestUser } from "../../support/users";

const personas = ["visitor", "student", "company", "owner", "admin"] as const;
type Persona = (typeof personas)[number];
const members = {} as Record<Exclude<Persona, "visitor">, ApiClient>;
let by: TestUser;

const clientOf = (name: Persona) => (name === "visitor" ? visitorClient() : members[name]);

beforeAll(async () => {
  by = await student();
  members.student = await browserClient(await student());
  members.company = await browserClient(await company());
  members.admin = await browserClient(await admin());
  members.owner = await browserClient(by);
});

type Kind = Parameters<typeof insertPost>[0] & { seen: string; listed: string };
const inside = "student company owner admin";

const kinds: Kind[] = [
  { status: "published", audience: "public", seen: `visitor ${inside}`, listed: `visitor ${inside}` },
  { status: "published", audience: "members", seen: inside, listed: inside },
  { status: "draft", audience: "public", seen: "owner admin", listed: "" },
  { status: "pending", audience: "public", seen: "owner admin", listed: "" },
  { status: "archived", audience: "members", seen: "owner admin", listed: "" },
  { status: "deleted", audience: "public", seen: "", listed: "" },
];

test.each(kinds)("shows a $status post for $audience to: $seen", async ({ seen, listed, ...kind }) => {
  const { id } = await insertPost({ ...kind, by });
  const opened = await listAllowed(
    async (client) => (await client.call(getPost, { params: { id } })).status === 200,
  );
  expect(opened, "opens it by its URL").toBe(seen);
  const listedFor = await listAllowed(async (client) => {
    const { body } = await client.call(listPosts, { query: { until: id, per_page: 100 } });
    return body.data.data.some((post) => post.id === id);
  });
  expect(listedFor, "finds it in the feed").toBe(listed);
});

test.each(kinds)("rejects changes to an invisible post: $status, for $audience", async (kind) => {
  const { seen, listed: _, ...options } = kind;
  const { id } = await insertPost({ ...options, by });
  const comment = { content: "vu", author_name: "Zoé Passante", author_email: "zoe@test.invalid" };
  const touches: [string, (client: ApiClient) => Promise<{ status: number }>][] = [
    ["reads its comments", (client) => client.call(listComments, { params: { id } })],
    ["comments", (client) => client.call(createComment, { params: { id }, body: comment })],
    ["likes", (client) => client.call(likePost, { params: { id } })],
    ["reports", (client) => client.call(reportPost, { params: { id }, body: { reason: "non" } })],
    ["edits", (client) => client.call(updatePost, { params: { id }, body: { content: "oui" } })],
  ];
  for (const [description, touch] of touches) {
    for (const name of personas) {
      const { status } = await touch(clientOf(name));
      if (seen.split(" ").includes(name)) expect(status, `${name} ${description}`).not.toBe(404);
      else expect([401, 403, 404], `${name} ${description}: ${status}`).toContain(status);
    }
  }
});

test("an invisible post responds like a missing one", async () => {
  const { id } = await insertPost({ status: "draft" });
  const hidden = await visitorClient().call(getPost, { params: { id } });
  const none = await visitorClient().call(getPost, { params: { id: 2_147_483_647 } });
  expect([hidden.status, hidden.body]).toEqual([none.status, none.body]);
  expect(none.body).toEqual({
    success: false,
    status: "error",
    code: "not_found",
    message: "This does not exist, or you cannot see it.",
  });
});

async function listAllowed(isAllowed: (client: ApiClient) => Promise<boolean>): Promise<string> {
  const allowed = await Promise.all(
    personas.map(async (name) => ((await isAllowed(clientOf(name))) ? [name] : [])),
  );
  return allowed.flat().join(" ");
}
