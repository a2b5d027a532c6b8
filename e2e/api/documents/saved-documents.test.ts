import { expect, test } from "vitest";
import { createDocument, deleteDocument, listDocuments } from "@/lib/documents/contract";
import { browserClient, type Caller, form } from "../../support/api";
import { applied, pdfFile } from "../../support/applications";
import { sql } from "../../support/database";
import { type Person, student } from "../../support/users";

async function keep(caller: Caller) {
  const body = form({ kind: "resume" });
  body.append("file", await pdfFile());
  return caller.call(createDocument, { body });
}

const listed = async (caller: Caller) => (await caller.call(listDocuments, {})).body.data;

async function full({ id }: Person, left: number): Promise<void> {
  await sql`insert into documents (user_id, kind, name, path, size)
    select ${id}, 'resume', 'cv.pdf', 'documents/' || gen_random_uuid() || '.pdf', 9
    from generate_series(1, ${100 - left})`;
}

test("rejects document 101 of a student", async () => {
  const who = await student();
  const caller = await browserClient(who);
  await full(who, 1);
  const responses = await Promise.all([keep(caller), keep(caller)]);
  expect(responses.map(({ status, body }) => [status, body.code]).sort()).toEqual([
    [201, undefined],
    [409, "too_many_documents"],
  ]);
  const all = await listed(caller);
  expect(all).toHaveLength(100);
  await caller.call(deleteDocument, { ids: { id: all[0]?.id ?? 0 } });
  expect((await keep(caller)).status).toBe(201);
});

test("a student at the limit still applies with a new file", async () => {
  const who = await student();
  await full(who, 0);
  const { application, student: caller } = await applied({ who });
  expect((await caller.fetch(`/storage/${application.resume_path}`)).status).toBe(200);
  expect(await listed(caller)).toHaveLength(100);
});
