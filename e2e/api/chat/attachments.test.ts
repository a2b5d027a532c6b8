import { expect, test } from "vitest";
import { deleteAttachment, uploadAttachment } from "@/lib/chat/attachments-contract";
import {
  deleteConversation,
  deleteMessage,
  editMessage,
  listConversations,
  listMessages,
  sendMessage,
} from "@/lib/chat/contract";
import { type ApiClient, form, tokenClient, visitorClient } from "../../support/api";
import {
  chattingFriends,
  fileOf,
  insertConversation,
  insertMessage,
  send,
  sendFiles,
  upload,
} from "../../support/chat";
import { sql } from "../../support/database";
import { block, signedInStudent } from "../../support/friends";
import { imageFile } from "../../support/images";
import { pdf } from "../../support/pdfs";
import { admin, company, suspend } from "../../support/users";
import { mp4, webm } from "../../support/videos";

const statusOf = async (client: ApiClient, url: string) => (await client.fetch(url)).status;
const storedOf = async ({ id }: { id: number }) =>
  (await sql`select count(*)::int as count from stored_files where user_id = ${id}`)[0]?.count;

test("sends uploaded files without text, in their order, and the other member reads them", async () => {
  const { ines, marc, id } = await chattingFriends();
  const photo = await upload(ines.browser, id, await imageFile("#fff", 640, 480));
  expect(photo).toEqual({
    id: expect.any(Number),
    kind: "image",
    name: "photo.webp",
    url: expect.stringMatching(/^\/storage\/attachments\/.+\.webp$/),
    size: expect.any(Number),
    width: 640,
    height: 480,
  });
  const paper = await upload(ines.browser, id, fileOf(await pdf(), "Sujet du TP.pdf"));
  const sent = await sendFiles(ines.browser, id, [paper.id, photo.id]);
  expect(sent).toMatchObject({ content: "", attachments: [paper, photo] });
  const { body } = await marc.browser.call(listMessages, { params: { id } });
  expect(body.data[0]?.attachments).toEqual([paper, photo]);
  expect(body.conversation).toMatchObject({
    last_message: "",
    last_message_attachments: { kind: "file", count: 2 },
  });
  const reply = { content: "Merci !", reply_to_id: sent.id };
  const response = await marc.browser.call(sendMessage, { params: { id }, body: reply });
  expect(response.body.data.reply_to?.attachments).toEqual({ kind: "file", count: 2 });
});

test("a form uploads and sends its files in one call, as the contract specifies", async () => {
  const { ines, marc, id } = await chattingFriends();
  const client_id = crypto.randomUUID();
  const files = [await imageFile(), fileOf(mp4(), "film.MOV"), fileOf(webm(), "écran.webm")];
  const body = () => form({ content: "Voilà", type: "text", client_id, attachments: files });
  const sent = await ines.browser.call(sendMessage, { params: { id }, body: body() });
  expect(sent.status, sent.body.code).toBe(201);
  expect(
    sent.body.data.attachments.map(({ kind, name, width, height }) => [kind, name, width, height]),
  ).toEqual([
    ["image", "photo.webp", 640, 480],
    ["video", "film.mp4", 320, 180],
    ["video", "écran.webm", 320, 180],
  ]);
  const again = await ines.browser.call(sendMessage, { params: { id }, body: body() });
  expect([again.status, again.body.data]).toEqual([200, sent.body.data]);
  expect(await storedOf(ines.user)).toBe(3);
  const { body: list } = await marc.browser.call(listConversations, {});
  expect(list.data[0]).toMatchObject({ last_message: "Voilà", last_message_attachments: { count: 3 } });
});

test("serves each kind with its type, inert and in ranges, and checks permission at each request", async () => {
  const { ines, marc, id } = await chattingFriends();
  const word = Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(600)]);
  const files = [
    [await imageFile(), "image/webp", /^inline/],
    [fileOf(mp4(), "a.mp4"), "video/mp4", /^inline/],
    [fileOf(webm(), "a.webm"), "video/webm", /^inline/],
    [fileOf(await pdf(), "a.pdf"), "application/pdf", /^inline/],
    [fileOf(word, "Mémoire.doc"), "application/octet-stream", /^attachment;.*M%C3%A9moire\.doc/],
  ] as const;
  const uploaded = [];
  for (const [file] of files) uploaded.push(await upload(ines.browser, id, file));
  await sendFiles(
    ines.browser,
    id,
    uploaded.map((attachment) => attachment.id),
  );
  for (const [index, [, type, disposition]] of files.entries()) {
    const url = uploaded[index]?.url ?? "";
    const whole = await marc.browser.fetch(url);
    expect([whole.status, whole.headers.get("content-type")]).toEqual([200, type]);
    expect(whole.headers.get("content-disposition")).toMatch(disposition);
    expect(whole.headers.get("content-security-policy")).toContain("sandbox");
    expect(whole.headers.get("x-content-type-options")).toBe("nosniff");
    expect(whole.headers.get("cache-control")).toBe("private, no-cache");
    const bytes = Buffer.from(await whole.arrayBuffer());
    const part = await marc.browser.fetch(url, { headers: { range: "bytes=2-9" } });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(2, 10));
  }
  for (const { url } of uploaded.filter(({ kind }) => kind === "video"))
    expect(await (await marc.browser.fetch(url)).text()).not.toContain("48.8566");
  const smaller = uploaded[0]?.url.replace(".webp", "-320.webp") ?? "";
  expect(await statusOf(marc.browser, smaller)).toBe(200);
});

test("a file opens for users who see its message, and only for its sender before it is sent", async () => {
  const { ines, marc, id } = await chattingFriends();
  const [stranger, other] = [await signedInStudent(), await chattingFriends()];
  const file = await upload(ines.browser, id, await imageFile());
  expect([await statusOf(ines.browser, file.url), await statusOf(marc.browser, file.url)]).toEqual([
    200, 404,
  ]);
  await sendFiles(ines.browser, id, [file.id]);
  const outsiders = [stranger.browser, other.ines.browser, visitorClient()];
  for (const user of [await admin(), await company()]) outsiders.push(await tokenClient(user));
  for (const outsider of outsiders) expect(await statusOf(outsider, file.url)).toBe(404);
  for (const { browser } of [ines, marc]) expect(await statusOf(browser, file.url)).toBe(200);
  await marc.browser.call(deleteConversation, { params: { id } });
  expect([await statusOf(ines.browser, file.url), await statusOf(marc.browser, file.url)]).toEqual([
    200, 404,
  ]);
  await block(ines.user, marc.user);
  expect(await statusOf(ines.browser, file.url)).toBe(404);
});

test("a file can be sent in only one message, of the conversation that it was uploaded to", async () => {
  const { ines, marc, id } = await chattingFriends();
  const elsewhere = await insertConversation(ines.user, (await signedInStudent()).user);
  const file = await upload(ines.browser, id, await imageFile());
  const attach = (client: ApiClient, conversation: number, attachments: number[]) =>
    client.call(sendMessage, { params: { id: conversation }, body: { content: "Voilà", attachments } });
  const rejected = { status: 422, body: { errors: { attachments: [expect.any(String)] } } };
  expect(await attach(ines.browser, elsewhere, [file.id])).toMatchObject(rejected);
  expect(await attach(marc.browser, id, [file.id])).toMatchObject(rejected);
  expect(await attach(ines.browser, id, [file.id, 2_147_483_647])).toMatchObject(rejected);
  expect((await attach(ines.browser, id, [file.id, file.id])).status).toBe(201);
  expect(await attach(ines.browser, id, [file.id])).toMatchObject(rejected);
  expect((await ines.browser.call(listMessages, { params: { id } })).body.total).toBe(1);
});

test("deletes the files with their message; only the sender deletes an unsent one", async () => {
  const { ines, marc, id } = await chattingFriends();
  const [file, unsent] = [
    await upload(ines.browser, id, await imageFile()),
    await upload(ines.browser, id, await imageFile()),
  ];
  const sent = await sendFiles(ines.browser, id, [file.id]);
  expect((await marc.browser.call(deleteAttachment, { params: { id: unsent.id } })).status).toBe(404);
  expect((await ines.browser.call(deleteAttachment, { params: { id: file.id } })).status).toBe(404);
  expect((await ines.browser.call(deleteAttachment, { params: { id: unsent.id } })).status).toBe(200);
  expect(await statusOf(ines.browser, unsent.url)).toBe(404);
  const deleted = await ines.browser.call(deleteMessage, { params: { id: sent.id } });
  expect(deleted.body.data).toMatchObject({ is_deleted: true, attachments: [] });
  expect(await statusOf(ines.browser, file.url)).toBe(404);
  expect(await storedOf(ines.user)).toBe(0);
});

test("the text of a message may be removed only if the message has a file", async () => {
  const { ines, id } = await chattingFriends();
  const file = await upload(ines.browser, id, await imageFile());
  const [withFile, without] = [
    await sendFiles(ines.browser, id, [file.id], "Regarde"),
    await send(ines.browser, id, "Tiens"),
  ];
  const clear = (message: { id: number }) =>
    ines.browser.call(editMessage, { params: { id: message.id }, body: { content: " " } });
  expect((await clear(withFile)).body.data).toMatchObject({ content: "", attachments: [file] });
  expect(await clear(without)).toMatchObject({
    status: 422,
    body: { errors: { content: [expect.any(String)] } },
  });
});

const postImage = async (client: ApiClient, id: number) =>
  client.call(uploadAttachment, { params: { id }, body: form({ file: [await imageFile()] }) });

test("rejects files in a closed conversation", async () => {
  const { ines, marc, id } = await chattingFriends();
  await suspend(marc.user);
  const closed = { status: 403, body: { code: "conversation_closed" } };
  expect(await postImage(ines.browser, id)).toMatchObject(closed);
  const params = { id };
  const body = form({ attachments: [await imageFile()] });
  expect(await ines.browser.call(sendMessage, { params, body })).toMatchObject(closed);
  expect(await storedOf(ines.user)).toBe(0);
});

test("rejects files in a request until it is accepted", async () => {
  const [ines, marc] = [await signedInStudent(), await signedInStudent()];
  const id = await insertConversation(ines.user, marc.user, { isAccepted: false });
  const post = (client: ApiClient) => postImage(client, id);
  const rejected = { status: 403, body: { code: "attachments_not_accepted" } };
  expect(await post(ines.browser)).toMatchObject(rejected);
  await insertMessage(id, ines.user, "Bonjour");
  expect(await post(ines.browser)).toMatchObject(rejected);
  const inForm = await ines.browser.call(sendMessage, {
    params: { id },
    body: form({ attachments: [await imageFile()] }),
  });
  expect(inForm).toMatchObject(rejected);
  expect(await storedOf(ines.user)).toBe(0);
  const response = await post(marc.browser);
  expect(response.status).toBe(201);
  await sendFiles(marc.browser, id, [response.body.data.id]);
  expect((await post(ines.browser)).status).toBe(201);
});

test("limits a message to ten files", async () => {
  const { ines, id } = await chattingFriends();
  const image = await imageFile("#000", 9, 9);
  const inForm = (count: number) =>
    ines.browser.call(sendMessage, { params: { id }, body: form({ attachments: Array(count).fill(image) }) });
  expect(await inForm(11)).toMatchObject({ status: 413, body: { code: "too_many_files" } });
  const ten = await inForm(10);
  expect([ten.status, ten.body.data.attachments.length]).toEqual([201, 10]);
});
