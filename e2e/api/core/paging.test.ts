import { expect, test } from "vitest";
import { endpointEntries } from "@/lib/endpoints";
import { createComment, listComments } from "@/lib/posts/comments-contract";
import { listPosts } from "@/lib/posts/contract";
import { browserClient, type Caller, visitorClient } from "../../support/api";
import { sql } from "../../support/database";
import { post } from "../../support/posts";
import { admin, company, student } from "../../support/users";

/** Twelve posts of one moment: only their ids put them in order. */
async function twelve(): Promise<number[]> {
  const { id } = await student();
  const rows = await sql`insert into posts (user_id, content, created_at)
    select ${id}, 'Post ' || n, now() from generate_series(1, 12) n returning id`;
  return rows.map((row) => row.id).reverse();
}

async function pageOf(caller: Caller, page: number, until?: number) {
  const query = { page, per_page: 5, ...(until !== undefined && { until }) };
  return (await caller.call(listPosts, { query })).body.data.data.map(({ id }) => id);
}

test("pages with until do not shift while new posts arrive", async () => {
  const mine = await twelve();
  const reader = await browserClient(await student());
  const until = Math.max(...mine);
  const seen: number[] = [];
  for (let page = 1; page <= 40 && !mine.every((id) => seen.includes(id)); page++) {
    seen.push(...(await pageOf(reader, page, until)));
    await post();
    await post({ audience: "members" });
  }
  expect(new Set(seen).size, "no post came twice").toBe(seen.length);
  expect(
    seen.filter((id) => mine.includes(id)),
    "none was skipped, and the newest comes first",
  ).toEqual(mine);
  expect(seen.every((id) => id <= until)).toBe(true);
});

test("pages without until show the newest", async () => {
  const [first] = await Promise.all([post(), twelve()]);
  const { id } = await post();
  const page = await pageOf(visitorClient(), 1);
  expect(page).not.toContain(first?.id);
  const { body } = await visitorClient().call(listPosts, { query: { per_page: 100 } });
  expect(body.data.data.map((each) => each.id)).toContain(id);
});

test("pinned posts come first", async () => {
  const { id } = await post({ pinned: true, at: new Date(0) });
  await post();
  const { body } = await visitorClient().call(listPosts, { query: { per_page: 100 } });
  const pins = body.data.data.map((each) => each.is_pinned);
  expect(body.data.data.map((each) => each.id)).toContain(id);
  expect(pins).toEqual([...pins].sort((a, b) => Number(b) - Number(a)));
  await sql`update posts set is_pinned = false where id = ${id}`;
});

const lists = endpointEntries.filter(({ endpoint }) => "page" in propertiesOf(endpoint.query));

function propertiesOf(query: object | undefined): object {
  return query && "shape" in query ? (query.shape as object) : {};
}

test("there are lists to try", () => expect(lists.length).toBeGreaterThanOrEqual(10));

test.each(lists)(
  "$name is empty beyond its end, and refuses a page before the first",
  async ({ endpoint }) => {
    const { id } = await post();
    const people = { student, company, admin };
    const role = (["admin", "student", "company"] as const).find((each) => endpoint.access.includes(each));
    const reader = await browserClient(await people[role ?? "student"]());
    const path = endpoint.path.replace("{id}", String(id));
    const read = async (page: string | number) => {
      const { status, body } = await reader.json<Record<string, object>>(`${path}?q=projet&page=${page}`);
      const holder = body.data && !Array.isArray(body.data) ? body.data : body;
      return { status, errors: body.errors, list: { data: [], ...holder } as Record<string, unknown> };
    };
    expect((await read(1)).list).toMatchObject({ current_page: 1 });
    for (const far of [1_000_000, 123_456_789_012]) {
      const { status, list } = await read(far);
      expect([status, list.current_page, list.posts ?? list.data], `page ${far}`).toEqual([200, far, []]);
    }
    for (const page of [0, -1]) {
      const { status, errors } = await read(page);
      expect([status, errors], `page ${page}`).toEqual([422, { page: ["This number is too small"] }]);
    }
  },
);

test("a page that is no number is refused", async () => {
  await post();
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

test("clamps a page to one to a hundred posts", async () => {
  await post();
  const size = async (asked: string) => {
    const { status, body } = await visitorClient().json<{ data: { per_page: number; data: unknown[] } }>(
      `/api/posts?per_page=${asked}`,
    );
    expect(status).toBe(200);
    expect(body.data.data.length).toBeLessThanOrEqual(body.data.per_page);
    return body.data.per_page;
  };
  expect(await size("7")).toBe(7);
  expect([await size("0"), await size("-5"), await size("100000")]).toEqual([1, 1, 100]);
});

test("a visitor's feed counts public posts, a member's all of them", async () => {
  await post({ audience: "members" });
  const { body } = await visitorClient().call(listPosts, {});
  const reader = await browserClient(await student());
  const [rows] = await sql`select count(*) filter (where audience = 'public')::int as open,
    count(*)::int as all from posts where status = 'published'`;
  const read = await reader.call(listPosts, {});
  // Others write meanwhile: the difference of two moments is small.
  expect(Math.abs(body.data.total - rows?.open)).toBeLessThan(30);
  expect(Math.abs(read.body.data.total - rows?.all)).toBeLessThan(30);
  expect(read.body.data.total).toBeGreaterThan(body.data.total);
});

test("pages comments newest first, without shifts", async () => {
  const { id, by } = await post();
  const writer = await browserClient(by);
  const ids: number[] = [];
  for (let n = 1; n <= 7; n++) {
    const { body } = await writer.call(createComment, { ids: { id }, body: { content: `n° ${n}` } });
    ids.unshift(body.data.id);
  }
  const list = async (query: object) =>
    (await visitorClient().call(listComments, { ids: { id }, query })).body.data;
  const first = await list({ per_page: 3 });
  expect(first).toMatchObject({ total: 7, last_page: 3, from: 1, to: 3 });
  const late = await writer.call(createComment, { ids: { id }, body: { content: "n° 8" } });
  const before = late.body.data.id;
  const pages = [await list({ per_page: 3, page: 2, before }), await list({ per_page: 3, page: 3, before })];
  const seen = [first, ...pages].flatMap(({ data }) => data.map((each) => each.id));
  expect(seen).toEqual(ids);
});
