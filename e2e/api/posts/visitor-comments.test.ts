import { expect, test } from "vitest";
import { acceptComment, createComment, deleteComment, listComments } from "@/lib/posts/comments-contract";
import { getPost, listPosts } from "@/lib/posts/contract";
import { ApiClient, browserClient, visitorClient } from "../../support/api";
import { insertPost } from "../../support/posts";
import { admin, company, newEmail, student } from "../../support/users";

const name = "Zoé Passante";

function writeComment(
  id: number,
  author_email: string,
  content = "Belle photo",
  website?: string,
  from = visitorClient(),
) {
  const body = { content, author_name: name, author_email, website };
  return from.call(createComment, { params: { id }, body });
}

const waiting = (id: number, client: ApiClient) =>
  client.call(listComments, { params: { id }, query: { status: "pending" } });

/** A visitor with an accepted comment: the email and the browser. */
async function knownVisitor() {
  const email = newEmail();
  const { id, by } = await insertPost();
  const { headers, body } = await writeComment(id, email);
  await (await browserClient(by)).call(acceptComment, { params: { id: body.data.id } });
  return { email, browser: new ApiClient({ cookie: headers.getSetCookie()[0]?.split(";")[0] ?? "" }) };
}

test("a visitor's first comment is pending until the post's owner accepts it", async () => {
  const { id, by } = await insertPost();
  const { status, body } = await writeComment(id, newEmail());
  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    status: "pending",
    author_name: name,
    user: null,
    is_visitor: true,
    is_owner: false,
  });
  expect(body.comments_count).toBe(0);
  expect((await visitorClient().call(listComments, { params: { id } })).body.data.total).toBe(0);
  const owner = await browserClient(by);
  expect((await waiting(id, owner)).body.data.data.map((comment) => comment.id)).toEqual([body.data.id]);
  const accepted = await owner.call(acceptComment, { params: { id: body.data.id } });
  expect(accepted.status).toBe(200);
  expect(accepted.body).toMatchObject({ data: { status: "published" }, comments_count: 1 });
  const read = await visitorClient().call(getPost, { params: { id } });
  expect(read.body.data).toMatchObject({
    comments_count: 1,
    comments: [{ author_name: name, user: null, is_visitor: true }],
  });
});

test("publishes the next comment of a browser with an accepted one, under the same name and email", async () => {
  const { email, browser } = await knownVisitor();
  const { id } = await insertPost();
  const { body } = await writeComment(id, email.toUpperCase(), "Merci", undefined, browser);
  expect(body).toMatchObject({ data: { status: "published" }, comments_count: 1 });
  const other = { content: "Merci", author_name: "Zora Passante", author_email: email };
  const renamed = await browser.call(createComment, { params: { id }, body: other });
  expect(renamed.body.data.status, "under another name").toBe("pending");
  expect((await writeComment(id, newEmail(), "Merci", undefined, browser)).body.data.status).toBe("pending");
});

test("does not trust an accepted email alone", async () => {
  const { email } = await knownVisitor();
  const { id } = await insertPost();
  expect((await writeComment(id, email)).body.data.status).toBe("pending");
  const forged = new ApiClient({ cookie: "preau-visitor=eyJjb21tZW50cyI6WzFdfQ" });
  expect((await writeComment(id, email, "Merci", undefined, forged)).body.data.status).toBe("pending");
});

test("does not trust a browser with a deleted or pending comment", async () => {
  const email = newEmail();
  const { id, by } = await insertPost();
  const { headers, body } = await writeComment(id, email);
  const browser = new ApiClient({ cookie: headers.getSetCookie()[0]?.split(";")[0] ?? "" });
  expect((await writeComment(id, email, "Merci", undefined, browser)).body.data.status).toBe("pending");
  await (await browserClient(by)).call(deleteComment, { params: { id: body.data.id } });
  expect((await writeComment(id, email, "Merci", undefined, browser)).body.data.status).toBe("pending");
});

test.each([
  ["a link", "Voyez https://example.com"],
  ["sales words", "Casino en ligne"],
  ["shouting", "VENEZ TOUS VOIR MA BELLE BOUTIQUE"],
  ["one letter for long", "génial aaaaaaaaaaaaaaa"],
])("holds %s for moderation, even of a trusted visitor", async (_, content) => {
  const { email, browser } = await knownVisitor();
  const { id } = await insertPost();
  expect((await writeComment(id, email, "Merci", undefined, browser)).body.data.status).toBe("published");
  expect((await writeComment(id, email, content, undefined, browser)).body.data.status).toBe("pending");
});

test("a comment that fills the honeypot is pending, without a hint", async () => {
  const { email, browser } = await knownVisitor();
  const { id } = await insertPost();
  expect((await writeComment(id, email, "Merci", "", browser)).body.data.status).toBe("published");
  const { status, body } = await writeComment(id, email, "Merci", "https://spam.example", browser);
  expect([status, body.data.status]).toEqual([201, "pending"]);
});

test("only the post's owner and admins see and decide on pending comments", async () => {
  const { id, by } = await insertPost();
  const { data } = (await writeComment(id, newEmail())).body;
  const params = { id: data.id };
  const strangers = [await browserClient(await student()), await browserClient(await company())];
  for (const stranger of strangers) {
    expect((await waiting(id, stranger)).status).toBe(404);
    expect((await stranger.call(acceptComment, { params })).status).toBe(404);
    expect((await stranger.call(deleteComment, { params })).status).toBe(404);
  }
  expect((await waiting(id, visitorClient())).status).toBe(404);
  expect((await visitorClient().call(acceptComment, { params })).status).toBe(401);
  const [owner, administrator] = [await browserClient(by), await browserClient(await admin())];
  expect((await waiting(id, administrator)).body.data.total).toBe(1);
  expect((await owner.call(deleteComment, { params })).status).toBe(200);
  expect((await owner.call(acceptComment, { params })).status, "once it is gone").toBe(404);
  const next = (await writeComment(id, newEmail())).body.data;
  expect((await administrator.call(acceptComment, { params: { id: next.id } })).status).toBe(200);
});

test("only the post's owner accepts a comment", async () => {
  const { id, by } = await insertPost();
  const comment = await (await browserClient(by)).call(createComment, {
    params: { id },
    body: { content: "a" },
  });
  const params = { id: comment.body.data.id };
  const rejected = await (await browserClient(await student())).call(acceptComment, { params });
  expect([rejected.status, rejected.body.code]).toEqual([403, "forbidden"]);
  expect((await (await browserClient(by)).call(acceptComment, { params })).body.comments_count).toBe(1);
});

test("shows a visitor's email only to admins", async () => {
  const { email, browser } = await knownVisitor();
  const { id, by } = await insertPost();
  await writeComment(id, email, "Merci", undefined, browser);
  const readings = async (client: ApiClient) => {
    const responses = await Promise.all([
      client.call(getPost, { params: { id } }),
      client.call(listComments, { params: { id } }),
      client.call(listPosts, { query: { until: id, per_page: 100 } }),
    ]);
    return responses.map(({ body }) => JSON.stringify(body).includes(email));
  };
  expect(await readings(await browserClient(await admin()))).toEqual([true, true, true]);
  expect(await readings(await browserClient(by))).toEqual([false, false, false]);
  expect(await readings(visitorClient())).toEqual([false, false, false]);
});

test("reports both missing fields of a visitor's comment", async () => {
  const { id } = await insertPost();
  const { status, body } = await visitorClient().json(`/api/posts/${id}/comments`, {
    method: "POST",
    body: { content: "Belle photo" },
  });
  expect([status, body.errors]).toEqual([
    422,
    { author_name: ["Please give your name"], author_email: ["Please give your email"] },
  ]);
});

test.each([
  ["a name", { author_email: "zoe@test.invalid" }, "author_name", "Please give your name"],
  ["a name", { author_name: " ", author_email: "z@t.invalid" }, "author_name", "Please give your name"],
  ["an address", { author_name: name }, "author_email", "Please give your email"],
  [
    "a real address",
    { author_name: name, author_email: "zoe" },
    "author_email",
    "Please enter a valid email address",
  ],
  ["a shorter name", { author_name: "Z".repeat(81) }, "author_name", "This is too long"],
])("requires %s of a visitor", async (_, signature, field, sentence) => {
  const { id } = await insertPost();
  const rejected = await visitorClient().json(`/api/posts/${id}/comments`, {
    method: "POST",
    body: { content: "Belle photo", ...signature },
  });
  expect([rejected.status, rejected.body.errors]).toEqual([422, { [field]: [sentence] }]);
});

test("limits visitors' comments to five in ten minutes per IP address", async () => {
  const { id } = await insertPost();
  const school = visitorClient();
  const statuses: number[] = [];
  for (let n = 0; n < 6; n++)
    statuses.push((await writeComment(id, newEmail(), "a", undefined, school)).status);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  const spoofed = visitorClient({ ipAddress: `192.0.2.1, ${school.ipAddress}` });
  expect((await writeComment(id, newEmail(), "a", undefined, spoofed)).status).toBe(429);
  expect((await writeComment(id, newEmail())).status, "from elsewhere").toBe(201);
  const member = await browserClient(await student(), { ipAddress: school.ipAddress });
  const own = await member.call(createComment, { params: { id }, body: { content: "a" } });
  expect(own.status, "as a member, from there").toBe(201);
});
