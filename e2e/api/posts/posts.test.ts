import { expect, test } from "vitest";
import { createPost, deletePost, getPost, listPosts, updatePost } from "@/lib/posts/contract";
import { browserClient, form, tokenClient, visitorClient } from "../../support/api";
import { sql } from "../../support/database";
import { insertPost } from "../../support/posts";
import { admin, company, student } from "../../support/users";

test("a student publishes a post and everyone reads it", async () => {
  const user = await student({ name: "Yanis Cohen" });
  const { status, body } = await (await browserClient(user)).call(createPost, {
    body: { content: "Salut !" },
  });
  expect(status).toBe(201);
  expect(body.data).toEqual({
    id: expect.any(Number),
    content: "Salut !",
    mentions: [],
    locale: null,
    content_type: { id: 1, slug: "article" },
    category: null,
    feeling: null,
    audience: "public",
    status: "published",
    is_pinned: false,
    is_announcement: false,
    reads_count: null,
    poll: null,
    group: null,
    images: [],
    tags: [],
    user: { id: user.id, name: "Yanis Cohen", profile: { avatar_url: null } },
    likes_count: 0,
    liked: false,
    is_muted: false,
    comments: [],
    comments_count: 0,
    is_owner: true,
    has_reported: false,
    previous_report: null,
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    edited_at: null,
  });
  const read = await visitorClient().call(getPost, { params: { id: body.data.id } });
  expect(read.status).toBe(200);
  expect(read.body).toEqual({
    success: true,
    status: "success",
    data: { ...body.data, is_owner: false },
  });
});

test("the feed consists of the contract's pages, newest first", async () => {
  const { id } = await insertPost();
  const { status, body } = await visitorClient().call(listPosts, { query: { until: id, per_page: 100 } });
  expect(status).toBe(200);
  expect(Object.keys(body.data)).toEqual(
    expect.arrayContaining(["data", "current_page", "last_page", "per_page", "total", "from", "to"]),
  );
  expect(body.data).toMatchObject({ current_page: 1, per_page: 100, from: 1 });
  expect(body.data.data.map((post) => post.id)).toContain(id);
  const times = body.data.data.filter((post) => !post.is_pinned).map((post) => post.created_at);
  expect(times).toEqual([...times].sort().reverse());
});

test("creates a post with all attributes, from JSON and from a form", async () => {
  const browser = await browserClient(await student());
  const sent = { content: "Tailwind ?", content_type_id: 4, category: "design", feeling: "curious" } as const;
  const shown = {
    content: "Tailwind ?",
    content_type: { id: 4, slug: "tutorial" },
    category: "design",
    feeling: "curious",
    audience: "members",
    tags: [{ name: "css" }, { name: "mise en page" }],
  };
  const tags = ["  #CSS", "# Mise  en page", "css", "#"];
  const asJson = await browser.call(createPost, { body: { ...sent, audience: "members", tags } });
  expect(asJson.body.data).toMatchObject(shown);
  const body = form({
    ...sent,
    content_type_id: "4",
    audience: "members",
    status: "published",
    tags: JSON.stringify(tags),
  });
  expect((await browser.call(createPost, { body })).body.data).toMatchObject(shown);
});

test("stores and counts a form's line breaks as they were typed", async () => {
  const content = `Un\nDeux${"x".repeat(9_993)}`;
  const { status, body } = await (await browserClient(await student())).call(createPost, {
    body: form({ content }),
  });
  expect(status).toBe(201);
  expect(body.data.content).toBe(content);
});

test.each([
  ["nothing at all", {}, "content", "Please write something or add an image"],
  ["blanks", { content: " \n\u00a0 " }, "content", "Please write something or add an image"],
  ["invisible characters", { content: "\u200b\u3164" }, "content", "Please write something or add an image"],
  ["10,001 characters", { content: "x".repeat(10_001) }, "content", "This is too long"],
  ["a number for a text", { content: 5 }, "content", "This field is required"],
  ["an unknown type", { content: "a", content_type_id: 5 }, "content_type_id", "This value is not accepted"],
  [
    "no number for a type",
    { content: "a", content_type_id: "x" },
    "content_type_id",
    "This is not a valid number",
  ],
  ["an unknown category", { content: "a", category: "music" }, "category", "This value is not accepted"],
  ["an unknown feeling", { content: "a", feeling: "hungry" }, "feeling", "This value is not accepted"],
  ["an unknown audience", { content: "a", audience: "friends" }, "audience", "This value is not accepted"],
  ["eleven tags", { content: "a", tags: Array.from("abcdefghijk") }, "tags", "Ten tags at most"],
  ["an endless tag", { content: "a", tags: ["x".repeat(41)] }, "tags", "This is too long"],
  [
    "a tag that is longer in lower case",
    { content: "a", tags: ["İ".repeat(40)] },
    "tags",
    "This is too long",
  ],
  ["an invisible tag", { content: "a", tags: ["\ufe0f"] }, "tags", "This field is required"],
  ["tags that are no list", { content: "a", tags: "{" }, "tags", "This could not be read"],
])("rejects a post with %s", async (_, body, field, sentence) => {
  const browser = await browserClient(await student());
  expect((await browser.call(createPost, { body: { content: "a" } })).status).toBe(201);
  const rejected = await browser.json("/api/posts", { method: "POST", body });
  expect([rejected.status, rejected.body.code]).toEqual([422, "validation_failed"]);
  expect(rejected.body.errors[field]).toEqual([sentence]);
});

test("ignores pin, date and owner in the body", async () => {
  const user = await student();
  const other = await student();
  const body = {
    content: "a",
    is_pinned: true,
    status: "archived",
    user_id: other.id,
    likes_count: 99,
    id: 1,
  };
  const response = await (await browserClient(user)).call(createPost, { body });
  expect(response.body.data).toMatchObject({ is_pinned: false, status: "published", likes_count: 0 });
  expect(response.body.data.user.id).toBe(user.id);
});

test("the owner edits a post, as PUT and as the contract's form", async () => {
  const { id, by } = await insertPost({ content: "avant" });
  const browser = await browserClient(by);
  const put = await browser.call(updatePost, { params: { id }, body: { content: "après", tags: ["a"] } });
  expect(put.status).toBe(200);
  expect(put.body.data).toMatchObject({ id, content: "après", tags: [{ name: "a" }], is_owner: true });
  expect(put.body.data.edited_at).not.toBeNull();
  const path = `/api/posts/${id}`;
  const overridden = await browser.json(path, {
    method: "POST",
    body: form({ _method: "PUT", content: "encore", tags: "[]" }),
  });
  expect(overridden.status).toBe(200);
  expect(overridden.body).toMatchObject({ data: { content: "encore", tags: [] } });
  for (const method of [undefined, "DELETE", "PATCH"]) {
    const body = form({ content: "b", ...(method && { _method: method }) });
    const rejected = await browser.json(path, { method: "POST", body });
    expect([rejected.status, rejected.body.code], `_method ${method}`).toEqual([405, "method_not_allowed"]);
  }
});

test("an edit keeps the fields that it leaves out, and cannot make the text blank", async () => {
  const browser = await browserClient(await student());
  const body = { content: "avant", category: "design", audience: "members", tags: ["a"] } as const;
  const { id } = (await browser.call(createPost, { body: { ...body, tags: ["a"] } })).body.data;
  const edited = await browser.call(updatePost, { params: { id }, body: { content: "après" } });
  expect(edited.body.data).toMatchObject({ ...body, content: "après", tags: [{ name: "a" }] });
  for (const content of ["  ", "\u200b\u2060"]) {
    const rejected = await browser.call(updatePost, { params: { id }, body: { content } });
    expect(rejected.status).toBe(422);
    expect(rejected.body.errors).toEqual({ content: ["Please write something"] });
  }
});

test("an edit with an empty category and feeling clears them", async () => {
  const browser = await browserClient(await student());
  const body = { content: "avant", category: "design", feeling: "curious" } as const;
  const { id } = (await browser.call(createPost, { body })).body.data;
  const emptied = form({ _method: "PUT", content: "après", category: "", feeling: "", audience: "" });
  const asForm = await browser.json(`/api/posts/${id}`, { method: "POST", body: emptied });
  expect(asForm.body).toMatchObject({ data: { category: null, feeling: null, audience: "public" } });
  await browser.call(updatePost, { params: { id }, body });
  const asJson = await browser.call(updatePost, { params: { id }, body: { category: null } });
  expect(asJson.body.data).toMatchObject({ category: null, feeling: "curious" });
});

test("only the author edits a post, and only the author and administrators delete it", async () => {
  const { id, by } = await insertPost({ content: "à moi" });
  for (const [client, status, code] of [
    [await browserClient(await student()), 403, "forbidden"],
    [await browserClient(await company()), 403, "forbidden"],
    [visitorClient(), 401, "unauthenticated"],
  ] as const) {
    const edited = await client.call(updatePost, { params: { id }, body: { content: "à nous" } });
    const deleted = await client.call(deletePost, { params: { id } });
    expect([edited.status, edited.body.code]).toEqual([status, code]);
    expect([deleted.status, deleted.body.code]).toEqual([status, code]);
  }
  const school = await tokenClient(await admin());
  const edited = await school.call(updatePost, { params: { id }, body: { content: "à nous" } });
  expect([edited.status, edited.body.code]).toEqual([403, "forbidden"]);
  expect((await school.call(deletePost, { params: { id: (await insertPost()).id } })).status).toBe(200);
  const owner = await browserClient(by);
  expect((await owner.call(getPost, { params: { id } })).body.data.content).toBe("à moi");
  expect((await owner.call(deletePost, { params: { id } })).status).toBe(200);
});

test("responds with 404 for a deleted post, even to its owner and admins", async () => {
  const { id, by } = await insertPost();
  const owner = await browserClient(by);
  const clients = [owner, visitorClient(), await browserClient(await admin())];
  for (const client of clients) expect((await client.call(getPost, { params: { id } })).status).toBe(200);
  expect((await owner.call(deletePost, { params: { id } })).body).toEqual({
    success: true,
    status: "success",
  });
  for (const client of clients) expect((await client.call(getPost, { params: { id } })).status).toBe(404);
  expect((await owner.call(deletePost, { params: { id } })).status).toBe(404);
  const [row] = await sql`select status from posts where id = ${id}`;
  expect(row?.status).toBe("deleted");
});

test("companies read, administrators also write", async () => {
  const rejected = await (await browserClient(await company())).call(createPost, { body: { content: "a" } });
  expect([rejected.status, rejected.body.code]).toEqual([403, "forbidden"]);
  const written = await (await browserClient(await admin())).call(createPost, { body: { content: "a" } });
  expect(written.status).toBe(201);
});

test("limits posts to ten a minute", async () => {
  const browser = await browserClient(await student());
  const write = async () => (await browser.call(createPost, { body: { content: "a" } })).status;
  const statuses: number[] = [];
  for (let n = 0; n < 11; n++) statuses.push(await write());
  expect(statuses).toEqual([...Array(10).fill(201), 429]);
});
