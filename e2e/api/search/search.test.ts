import { expect, test } from "vitest";
import { createPost, deletePost, getPost, likePost, updatePost } from "@/lib/posts/contract";
import { searchLimit, searchPosts } from "@/lib/search/contract";
import { browserClient, visitorClient } from "../../support/api";
import { sql } from "../../support/database";
import { insertPost } from "../../support/posts";
import { randomKey } from "../../support/random-key";
import { find } from "../../support/search";
import { admin, company, student } from "../../support/users";

test("returns the contract's posts, each with its author's name", async () => {
  const q = randomKey();
  const { id, by } = await insertPost({ content: `Bonjour ${q}` });
  const viewer = await browserClient(await student());
  const { status, body } = await viewer.call(searchPosts, { query: { q: ` ${q}  ` } });
  const { data } = (await viewer.call(getPost, { params: { id } })).body;
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    status: "success",
    data: {
      posts: [{ ...data, author: { name: by.name } }],
      current_page: 1,
      last_page: 1,
      per_page: 10,
      total: 1,
      total_is_minimum: false,
    },
  });
});

test("hides posts for members from visitors, even in the count", async () => {
  const q = randomKey();
  const open = await insertPost({ content: `Pour tous ${q}` });
  const closed = await insertPost({ content: `Entre nous ${q}`, audience: "members" });
  for (const member of [await student(), await company(), await admin()])
    expect(await find(q, {}, await browserClient(member)), member.role).toEqual([closed.id, open.id]);
  const { body } = await visitorClient().call(searchPosts, { query: { q } });
  expect(body.data.posts.map(({ id }) => id)).toEqual([open.id]);
  expect(body.data.total).toBe(1);
  await sql`update posts set audience = 'members' where id = ${open.id}`;
  expect(await find(q)).toEqual([]);
});

test("reads visibility from the post's row, not from the index", async () => {
  const q = randomKey();
  const open = await insertPost({ content: q });
  const closed = await insertPost({ content: q, audience: "members" });
  const withPublicFacet = sql`words || array_to_tsvector('{audience:public}'::text[])`;
  await sql`update search_documents set words = ${withPublicFacet} where post_id = ${closed.id}`;
  expect(await find(q)).toEqual([open.id]);
  await sql`update posts set audience = 'members' where id = ${open.id}`;
  await sql`update search_documents set words = ${withPublicFacet} where post_id = ${open.id}`;
  const { body } = await visitorClient().call(searchPosts, { query: { q } });
  expect([body.data.posts, body.data.total]).toEqual([[], 0]);
});

test("finds only published posts, for owners and admins too", async () => {
  const q = randomKey();
  const { id, by } = await insertPost({ content: q });
  const clients = [await browserClient(by), await browserClient(await admin()), visitorClient()];
  const foundByAll = () => Promise.all(clients.map((client) => find(q, {}, client)));
  for (const status of ["draft", "pending", "archived", "deleted"]) {
    await sql`update posts set status = 'published' where id = ${id}`;
    expect(await foundByAll(), `before ${status}`).toEqual([[id], [id], [id]]);
    await sql`update posts set status = ${status} where id = ${id}`;
    expect(await foundByAll(), status).toEqual([[], [], []]);
  }
  const draft = await insertPost({ content: `${q} brouillon`, status: "draft" });
  expect(await find(q)).toEqual([]);
  await sql`update posts set status = 'published' where id = ${draft.id}`;
  expect(await find(q)).toEqual([draft.id]);
});

test("finds a post by its current text", async () => {
  const [before, after] = [randomKey(), randomKey()];
  const owner = await browserClient(await student());
  const { id } = (await owner.call(createPost, { body: { content: before } })).body.data;
  expect(await find(before)).toEqual([id]);
  await owner.call(updatePost, { params: { id }, body: { content: after } });
  expect([await find(before), await find(after)]).toEqual([[], [id]]);
  await owner.call(deletePost, { params: { id } });
  expect(await find(after)).toEqual([]);
});

test("finds a post by its current tags", async () => {
  const [q, other] = [randomKey(), randomKey()];
  const owner = await browserClient(await student());
  const { id } = (await owner.call(createPost, { body: { content: "Photo", tags: [`Élèves ${q}`] } })).body
    .data;
  expect(await find(`eleve ${q}`)).toEqual([id]);
  await owner.call(updatePost, { params: { id }, body: { tags: [other] } });
  expect([await find(q), await find(other)]).toEqual([[], [id]]);
  await owner.call(updatePost, { params: { id }, body: { tags: [] } });
  expect(await find(other)).toEqual([]);
});

test("finds a post by its author's current name", async () => {
  const [maiden, married] = [randomKey(), randomKey()];
  const by = await student({ name: `Zoé ${maiden}` });
  const { id } = await insertPost({ by, content: "Bonjour" });
  expect(await find(`zoe ${maiden}`)).toEqual([id]);
  await sql`update users set name = ${`Zoé ${married}`} where id = ${by.id}`;
  expect([await find(maiden), await find(`bonjour zoe ${married}`)]).toEqual([[], [id]]);
});

test("filters by type, category, tag and author, alone and together", async () => {
  const q = randomKey();
  const user = await student();
  const owner = await browserClient(user);
  const make = async (body: object) =>
    (await owner.call(createPost, { body: { content: q, ...body } })).body.data.id;
  const tutorial = await make({ content_type_id: 4, category: "design", tags: ["Mise en page"] });
  const news = await make({ content_type_id: 3, category: "design" });
  const plain = await make({});
  const strangers = (await insertPost({ content: q })).id;
  expect(await find(q)).toEqual([strangers, plain, news, tutorial]);
  expect(await find(q, { content_type: "tutorial" })).toEqual([tutorial]);
  expect(await find(q, { content_type: "article" })).toEqual([strangers, plain]);
  expect(await find(q, { category: "design" })).toEqual([news, tutorial]);
  expect(await find(q, { category: "design", content_type: "news" })).toEqual([news]);
  expect(await find(q, { category: "programming" })).toEqual([]);
  expect(await find(q, { tag: " #mise  en page" })).toEqual([tutorial]);
  expect(await find(q, { tag: "mise" })).toEqual([]);
  expect(await find(q, { user_id: user.id })).toEqual([plain, news, tutorial]);
  expect(await find(q, { category: "", content_type: "", user_id: "" }), "blank filters").toHaveLength(4);
});

test("sorts by date, likes or relevance", async () => {
  const q = randomKey();
  const day = (ago: number) => new Date(Date.now() - ago * 24 * 3600 * 1000);
  const old = await insertPost({ content: `${q} ${q} ${q}`, at: day(400) });
  const brief = await insertPost({ content: q, at: day(2) });
  const liked = await insertPost({
    content: `${"Un long texte qui parle d’autre chose. ".repeat(20)} ${q}`,
    at: day(3),
  });
  const tagged = await browserClient(await student());
  const { id } = (await tagged.call(createPost, { body: { content: "Photo", tags: [q] } })).body.data;
  await (await browserClient(await student())).call(likePost, { params: { id: liked.id } });
  expect(await find(q)).toEqual([id, brief.id, liked.id, old.id]);
  expect(await find(q, { sort: "latest" })).toEqual([id, brief.id, liked.id, old.id]);
  expect(await find(q, { sort: "popular" })).toEqual([liked.id, id, brief.id, old.id]);
  const [nearest, ...others] = await find(q, { sort: "relevance" });
  expect(nearest, "its tag says it").toBe(id);
  expect(others.at(-1), "the oldest").toBe(old.id);
});

test("pages show every match once", async () => {
  const q = randomKey();
  const by = await student();
  const at = new Date();
  const ids: number[] = [];
  for (let n = 0; n < 12; n++) ids.unshift((await insertPost({ by, content: q, at })).id);
  const page = async (number: number) => {
    const { data } = (await visitorClient().call(searchPosts, { query: { q, page: number } })).body;
    expect(data).toMatchObject({
      current_page: number,
      last_page: 2,
      per_page: 10,
      total: 12,
      total_is_minimum: false,
    });
    return data.posts.map(({ id }) => id);
  };
  expect([...(await page(1)), ...(await page(2))]).toEqual(ids);
  expect(await page(3)).toEqual([]);
});

test("counts up to the limit, and finds the newest of further matches", async () => {
  const q = randomKey();
  const { id: userId } = await student();
  await sql`insert into posts (user_id, content, created_at)
    select ${userId}, ${q}, now() - make_interval(hours => n) from generate_series(1, ${searchLimit + 10}) n`;
  const newest = await insertPost({ content: q });
  const oldest = await insertPost({ content: `${q} jadis`, at: new Date("2001-01-01") });
  const { data } = (await visitorClient().call(searchPosts, { query: { q } })).body;
  expect(data).toMatchObject({ total: searchLimit, last_page: searchLimit / 10, total_is_minimum: true });
  expect(data.posts[0]?.id).toBe(newest.id);
  expect(await find(`${q} jadis`)).toEqual([oldest.id]);
  await sql`delete from posts where user_id = ${userId}`;
});
