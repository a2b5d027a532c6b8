import { expect, test } from "vitest";
import { createComment, deleteComment, listComments, updateComment } from "@/lib/posts/comments-contract";
import { getPost } from "@/lib/posts/contract";
import { type ApiClient, browserClient, visitorClient } from "../../support/api";
import { sql } from "../../support/database";
import { insertPost } from "../../support/posts";
import { admin, company, student } from "../../support/users";

const writeComment = async (client: ApiClient, id: number, content: string, reply_to_id?: number) =>
  client.call(createComment, { params: { id }, body: { content, reply_to_id } });

const readComments = async (id: number) =>
  (await visitorClient().call(listComments, { params: { id } })).body.data;

test("a user comments, and the post counts it", async () => {
  const { id } = await insertPost();
  const user = await company({ name: "Atelier du Canal" });
  const { status, body } = await writeComment(await browserClient(user), id, "Bravo\n\n<b>!</b>");
  expect(status).toBe(201);
  expect(body).toEqual({
    success: true,
    status: "success",
    data: {
      id: expect.any(Number),
      post_id: id,
      content: "Bravo\n\n<b>!</b>",
      mentions: [],
      user: { id: user.id, name: "Atelier du Canal", profile: { avatar_url: null } },
      author_name: null,
      is_visitor: false,
      reply_to: null,
      status: "published",
      created_at: expect.stringMatching(/Z$/),
      edited_at: null,
      is_owner: true,
      has_reported: false,
    },
    comments_count: 1,
  });
  const shown = { ...body.data, is_owner: false };
  expect((await readComments(id)).data).toEqual([shown]);
  const read = await visitorClient().call(getPost, { params: { id } });
  expect(read.body.data).toMatchObject({ comments: [shown], comments_count: 1 });
});

test("a post contains its three newest comments, newest first", async () => {
  const { id, by } = await insertPost();
  const browser = await browserClient(by);
  for (const content of ["un", "deux", "trois", "quatre"]) await writeComment(browser, id, content);
  const { data } = (await visitorClient().call(getPost, { params: { id } })).body;
  expect(data.comments.map(({ content }) => content)).toEqual(["quatre", "trois", "deux"]);
  expect(data.comments_count).toBe(4);
});

test.each([
  ["nothing", { content: undefined }, "Please write a comment"],
  ["blanks", { content: " \n " }, "Please write a comment"],
  ["2,001 characters", { content: "x".repeat(2001) }, "This is too long"],
])("rejects a comment of %s", async (_, body, sentence) => {
  const { id, by } = await insertPost();
  const browser = await browserClient(by);
  expect((await writeComment(browser, id, "x".repeat(2000))).status).toBe(201);
  const rejected = await browser.json(`/api/posts/${id}/comments`, { method: "POST", body });
  expect([rejected.status, rejected.body.errors]).toEqual([422, { content: [sentence] }]);
});

test("a reply refers to its parent comment, only of the same post", async () => {
  const [here, there] = [await insertPost(), await insertPost()];
  const user = await student({ name: "Lou" });
  const browser = await browserClient(user);
  const first = (await writeComment(browser, here.id, "Qui vient ?")).body.data;
  const reply = await writeComment(await browserClient(here.by), here.id, "Moi !", first.id);
  expect(reply.status).toBe(201);
  expect(reply.body.data.reply_to).toEqual({ id: first.id, author_name: "Lou" });
  expect((await writeComment(browser, there.id, "Moi aussi", first.id)).status).toBe(404);
  await browser.call(deleteComment, { params: { id: first.id } });
  expect((await writeComment(browser, here.id, "Moi aussi", first.id)).status, "to one that is gone").toBe(
    404,
  );
  expect((await readComments(here.id)).data[0]?.reply_to).toBeNull();
});

test("only the author edits a comment", async () => {
  const { id, by } = await insertPost();
  const browser = await browserClient(await student());
  const params = { id: (await writeComment(browser, id, "Jeudi ?")).body.data.id };
  const edited = await browser.call(updateComment, { params, body: { content: "Vendredi ?" } });
  expect(edited.status).toBe(200);
  expect(edited.body.data).toMatchObject({ content: "Vendredi ?", edited_at: expect.stringMatching(/Z$/) });
  for (const other of [by, await student(), await admin()]) {
    const rejected = await (await browserClient(other)).call(updateComment, {
      params,
      body: { content: "Non" },
    });
    expect([rejected.status, rejected.body.code]).toEqual([403, "forbidden"]);
  }
  expect((await visitorClient().call(updateComment, { params, body: { content: "Non" } })).status).toBe(401);
  expect((await readComments(id)).data[0]?.content).toBe("Vendredi ?");
  const blank = await browser.call(updateComment, { params, body: { content: " " } });
  expect(blank.status).toBe(422);
});

test("the author, the post's owner and admins delete a comment; a stranger cannot", async () => {
  const { id, by } = await insertPost();
  const user = await student();
  const writer = await browserClient(user);
  const remove = async (client: ApiClient) => {
    const params = { id: (await writeComment(writer, id, "Oups")).body.data.id };
    return { params, response: await client.call(deleteComment, { params }) };
  };
  const stranger = await remove(await browserClient(await student()));
  expect([stranger.response.status, stranger.response.body.code]).toEqual([403, "forbidden"]);
  expect((await visitorClient().call(deleteComment, { params: stranger.params })).status).toBe(401);
  for (const person of [user, by, await admin()]) {
    const { response, params } = await remove(await browserClient(person));
    expect(response.status).toBe(200);
    expect(response.body).toEqual({ success: true, status: "success", comments_count: 1 });
    expect((await writer.call(deleteComment, { params })).status, "a second time").toBe(404);
  }
  const { total, data } = await readComments(id);
  expect([total, data.length]).toEqual([1, 1]);
});

test("ignores an author or a status in the body", async () => {
  const { id, by } = await insertPost();
  const other = await student();
  const { body } = await (await browserClient(by)).json<{ data: { id: number } }>(
    `/api/posts/${id}/comments`,
    {
      method: "POST",
      body: {
        content: "a",
        user_id: other.id,
        author_name: "Zoé",
        author_email: "zoe@test.invalid",
        status: "deleted",
      },
    },
  );
  const [row] = await sql`
    select user_id, author_name, author_email, status from comments where id = ${body.data.id}`;
  expect(row).toEqual({ user_id: by.id, author_name: null, author_email: null, status: "published" });
});

test("limits comments to twenty a minute", async () => {
  const { id, by } = await insertPost();
  const browser = await browserClient(by);
  const responses = await Promise.all(Array.from({ length: 21 }, () => writeComment(browser, id, "a")));
  const statuses = responses.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(20).fill(201), 429]);
});
