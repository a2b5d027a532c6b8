import { expect, test } from "vitest";
import { db } from "@/db/client";
import { deleteConversation, deleteMessage, editMessage } from "@/lib/chat/contract";
import { selectMatches } from "@/lib/chat/search";
import { searchMessages } from "@/lib/chat/search-contract";
import type { Viewer } from "@/lib/core/auth/viewer";
import { type ApiClient, tokenClient, visitorClient } from "../../support/api";
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
import { pdf } from "../../support/pdfs";
import { admin, company, student } from "../../support/users";

async function search(client: ApiClient, q: string, conversation_id?: number) {
  const { status, body } = await client.call(searchMessages, { query: { q, conversation_id } });
  return { status, total: body.total, contents: body.data?.map(({ message }) => message.content) };
}

test("finds messages by stems and prefixes, in any accents and case", async () => {
  const { ines, marc, id } = await chattingFriends();
  await send(ines.browser, id, "Les élèves ont publié leurs énoncés de réseaux");
  await send(marc.browser, id, "Rien à voir");
  for (const q of ["eleve", "ÉLÈVES", "publier", "énoncé", "enon", "reseau eleves", "les élèves"])
    expect((await search(marc.browser, q)).contents, q).toEqual([
      "Les élèves ont publié leurs énoncés de réseaux",
    ]);
  for (const q of ["eleve absent", "oncés", "zzz", "!?"])
    expect((await search(marc.browser, q)).contents, q).toEqual([]);
});

test("searches one conversation or all of them, newest first, in pages", async () => {
  const { ines, marc, id } = await chattingFriends();
  const other = await student({ name: "Zoé Roux" });
  const elsewhere = await insertConversation(ines.user, other);
  await insertMessage(id, marc.user, "Rapport un");
  await insertMessage(elsewhere, other, "Rapport deux");
  await insertMessage(id, ines.user, "Rapport trois");
  expect(await search(ines.browser, "rapport")).toMatchObject({
    total: 3,
    contents: ["Rapport trois", "Rapport deux", "Rapport un"],
  });
  expect((await search(ines.browser, "rapport", id)).contents).toEqual(["Rapport trois", "Rapport un"]);
  const page = await ines.browser.call(searchMessages, { query: { q: "rapport", per_page: 1, page: 2 } });
  expect(page.body).toMatchObject({ total: 3, current_page: 2, last_page: 3 });
  expect(page.body.data[0]).toMatchObject({
    message: { content: "Rapport deux", is_own_message: false },
    conversation: { id: elsewhere, name: "Zoé Roux" },
  });
});

test("reflects edits and deletions, and finds files by their names", async () => {
  const { ines, marc, id } = await chattingFriends();
  const sent = await send(ines.browser, id, "Kilimandjaro");
  await ines.browser.call(editMessage, { params: { id: sent.id }, body: { content: "Popocatepetl" } });
  expect((await search(marc.browser, "kilimandjaro")).contents).toEqual([]);
  expect((await search(marc.browser, "popocatepetl")).contents).toEqual(["Popocatepetl"]);
  await ines.browser.call(deleteMessage, { params: { id: sent.id } });
  expect((await search(marc.browser, "popocatepetl")).contents).toEqual([]);
  const file = await upload(ines.browser, id, fileOf(await pdf(), "Sujet de mécanique.pdf"));
  expect((await search(marc.browser, "mecanique")).contents).toEqual([]);
  await sendFiles(ines.browser, id, [file.id]);
  expect((await search(marc.browser, "mecanique")).contents).toEqual([""]);
});

test("finds no messages of other users' conversations", async () => {
  const { ines, marc, id } = await chattingFriends();
  await send(ines.browser, id, "Anticonstitutionnellement");
  const [stranger, other] = [await signedInStudent(), await chattingFriends()];
  const q = "anticonstitutionnellement";
  expect((await search(marc.browser, q)).total).toBe(1);
  const staff = [await tokenClient(await admin()), await tokenClient(await company())];
  for (const client of [stranger.browser, other.ines.browser, ...staff]) {
    expect(await search(client, q)).toMatchObject({ status: 200, total: 0, contents: [] });
    expect(await search(client, q, id)).toMatchObject({ status: 200, total: 0 });
    expect(await search(client, `conversation:${id}`)).toMatchObject({ total: 0 });
  }
  expect((await search(visitorClient(), q)).status).toBe(401);
  await marc.browser.call(deleteConversation, { params: { id } });
  expect([(await search(marc.browser, q)).total, (await search(ines.browser, q)).total]).toEqual([0, 1]);
  await block(marc.user, ines.user);
  expect((await search(ines.browser, q)).total).toBe(0);
});

test("accepts any text as a query", async () => {
  const { ines, id } = await chattingFriends();
  await send(ines.browser, id, "Bonjour");
  for (const q of ["' | !", "a & (b", "\\' or 1=1", "%_%", ":*:*", "'':*", "😀😀", "x".repeat(80)])
    expect((await search(ines.browser, q)).status, q).toBe(200);
  expect((await search(ines.browser, "b")).status).toBe(422);
  expect((await search(ines.browser, "x".repeat(81))).status).toBe(422);
});

test("searches a conversation of five hundred messages", async () => {
  const { ines, id } = await chattingFriends();
  await sql`insert into messages (conversation_id, sender_id, content)
    select ${id}, ${ines.user.id}, 'Numéro ' || n from generate_series(1, 500) n`;
  expect((await search(ines.browser, "numero", id)).total).toBe(500);
  expect((await search(ines.browser, "numéro 250", id)).contents).toEqual(["Numéro 250"]);
});

test("counts the newest thousand messages of a common word, and examines no others", async () => {
  const { ines, id } = await chattingFriends();
  await sql`insert into messages (conversation_id, sender_id, content)
    select ${id}, ${ines.user.id}, 'Numéro ' || n from generate_series(1, 1200) n`;
  expect(await search(ines.browser, "numero")).toMatchObject({ total: 1000 });
  expect((await search(ines.browser, "numero")).contents?.[0]).toBe("Numéro 1200");
  expect((await search(ines.browser, "numéro 7", id)).contents).toEqual(["Numéro 7"]);
  const viewer = { ...ines.user, role: "student" } as unknown as Viewer<"student">;
  const matches = selectMatches(viewer, { q: "numero" });
  const { sql: text, params } = db.with(matches).select().from(matches).toSQL();
  const [explained] = await sql.unsafe(`explain (analyze, format json) ${text}`, params as string[]);
  const loops = JSON.stringify(explained).matchAll(/"Relation Name":"messages".*?"Actual Loops":(\d+)/g);
  expect([...loops].map(([, count]) => Number(count))).toEqual([1000]);
});

test("searches as many conversations as a user has", async () => {
  const ines = await signedInStudent();
  for (let n = 0; n < 45; n++) {
    const other = await student();
    await insertMessage(await insertConversation(ines.user, other), other, `Hexagone ${n}`);
  }
  expect(await search(ines.browser, "hexagone")).toMatchObject({ total: 45 });
  expect((await search(ines.browser, "hexagone 44")).contents).toEqual(["Hexagone 44"]);
});
