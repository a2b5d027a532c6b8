import { expect, test } from "vitest";
import { endpointEntries } from "@/lib/endpoints";
import { createComment, listComments } from "@/lib/posts/comments-contract";
import { listPosts } from "@/lib/posts/contract";
import { browserClient, visitorClient } from "../../support/api";
import { insertConversation } from "../../support/chat";
import { insertEvent } from "../../support/events";
import { insertGroup } from "../../support/groups";
import { insertPoll } from "../../support/polls";
import { insertPost } from "../../support/posts";
import { admin, company, student, type TestUser } from "../../support/users";

const lists = endpointEntries.filter(({ endpoint }) => "page" in propertiesOf(endpoint.query));

function propertiesOf(query: object | undefined): object {
  return query && "shape" in query ? (query.shape as object) : {};
}

/** Creates the subject of each list whose path has an `{id}`, and returns the id. */
const subjects: Record<string, (viewer: TestUser) => Promise<number>> = {
  listComments: async () => (await insertPost()).id,
  listProfilePosts: async () => (await insertPost()).by.id,
  listGroupPosts: insertGroup,
  listGroupMembers: insertGroup,
  listUserGroupMembers: insertGroup,
  listGroupEmailInvitations: insertGroup,
  listUserGroups: async (viewer) => viewer.id,
  listEventAnswers: (viewer) => insertEvent(viewer),
  listPollVotes: async (viewer) => {
    const { id } = await insertPost({ by: viewer });
    await insertPoll(id, ["Oui", "Non"]);
    return id;
  },
  listMessages: async (viewer) => insertConversation(viewer, await student()),
};

test("there are at least ten paged lists", () => expect(lists.length).toBeGreaterThanOrEqual(10));

test.each(lists)(
  "$name is empty after its last page, and rejects a page before the first",
  async ({ name, endpoint }) => {
    const createUserOf = { student, company, admin };
    const role = (["admin", "student", "company"] as const).find((candidate) =>
      endpoint.access.includes(candidate),
    );
    const user = await createUserOf[role ?? "student"]();
    const viewer = await browserClient(user);
    const id = await (subjects[name] ?? subjects.listComments)?.(user);
    const path = endpoint.path.replace("{id}", String(id));
    const read = async (page: string | number) => {
      const { status, body } = await viewer.json<Record<string, object>>(
        `${path}?q=projet&search=projet&page=${page}`,
      );
      const pageBody = body.data && !Array.isArray(body.data) ? body.data : body;
      const list = { data: [], ...pageBody, ...body.meta } as Record<string, unknown>;
      return { status, errors: body.errors, list };
    };
    expect((await read(1)).list).toMatchObject({ current_page: 1 });
    for (const farPage of [1_000_000, 123_456_789_012]) {
      const { status, list } = await read(farPage);
      expect([status, list.current_page, list.posts ?? list.data], `page ${farPage}`).toEqual([
        200,
        farPage,
        [],
      ]);
    }
    for (const page of [0, -1]) {
      const { status, errors } = await read(page);
      expect([status, errors], `page ${page}`).toEqual([422, { page: ["This number is too small"] }]);
    }
  },
);

test("rejects a page that is not a number", async () => {
  await insertPost();
  const far = await visitorClient().call(listPosts, { query: { page: 1_000_000 } });
  expect(far.body.data).toMatchObject({ from: null, to: null });
  expect(far.body.data.total).toBeGreaterThan(0);
  for (const [query, name] of [
    ["page=two", "page"],
    ["page=1.5", "page"],
    ["page=", "page"],
    ["per_page=ten", "per_page"],
    ["page=9999999999999999999", "page"],
  ] as const) {
    const { status, body } = await visitorClient().json(`/api/posts?${query}`);
    expect([status, body.errors], query).toEqual([422, { [name]: ["This is not a whole number"] }]);
  }
});

test("clamps per_page to one to a hundred", async () => {
  await insertPost();
  const size = async (perPage: string) => {
    const { status, body } = await visitorClient().json<{ data: { per_page: number; data: unknown[] } }>(
      `/api/posts?per_page=${perPage}`,
    );
    expect(status).toBe(200);
    expect(body.data.data.length).toBeLessThanOrEqual(body.data.per_page);
    return body.data.per_page;
  };
  expect(await size("7")).toBe(7);
  expect([await size("0"), await size("-5"), await size("100000")]).toEqual([1, 1, 100]);
});

test("pages comments newest first, without shifting", async () => {
  const { id, by } = await insertPost();
  const writer = await browserClient(by);
  const ids: number[] = [];
  for (let n = 1; n <= 7; n++) {
    const { body } = await writer.call(createComment, { params: { id }, body: { content: `n° ${n}` } });
    ids.unshift(body.data.id);
  }
  const list = async (query: object) =>
    (await visitorClient().call(listComments, { params: { id }, query })).body.data;
  const first = await list({ per_page: 3 });
  expect(first).toMatchObject({ total: 7, last_page: 3, from: 1, to: 3 });
  const late = await writer.call(createComment, { params: { id }, body: { content: "n° 8" } });
  const before = late.body.data.id;
  const pages = [await list({ per_page: 3, page: 2, before }), await list({ per_page: 3, page: 3, before })];
  const seen = [first, ...pages].flatMap(({ data }) => data.map((row) => row.id));
  expect(seen).toEqual(ids);
});
