import { expect, test } from "vitest";
import { createDocument, deleteDocument, listDocuments } from "@/lib/documents/contract";
import { type ApiClient, browserClient, form } from "../../support/api";
import { apply, pdfFile } from "../../support/applications";
import { sql } from "../../support/database";
import { student, type TestUser } from "../../support/users";

async function saveDocument(client: ApiClient) {
  const body = form({ kind: "resume" });
  body.append("file", await pdfFile());
  return client.call(createDocument, { body });
}

const readDocuments = async (client: ApiClient) => (await client.call(listDocuments, {})).body.data;

async function fillDocuments({ id }: TestUser, left: number): Promise<void> {
  await sql`insert into documents (user_id, kind, name, path, size)
    select ${id}, 'resume', 'cv.pdf', 'documents/' || gen_random_uuid() || '.pdf', 9
    from generate_series(1, ${100 - left})`;
}

test("rejects document 101 of a student", async () => {
  const user = await student();
  const client = await browserClient(user);
  await fillDocuments(user, 1);
  const responses = await Promise.all([saveDocument(client), saveDocument(client)]);
  expect(responses.map(({ status, body }) => [status, body.code]).sort()).toEqual([
    [201, undefined],
    [409, "too_many_documents"],
  ]);
  const all = await readDocuments(client);
  expect(all).toHaveLength(100);
  await client.call(deleteDocument, { params: { id: all[0]?.id ?? 0 } });
  expect((await saveDocument(client)).status).toBe(201);
});

test("a student at the limit can still apply with a new file", async () => {
  const user = await student();
  await fillDocuments(user, 0);
  const { application, student: client } = await apply({ user });
  expect((await client.fetch(`/storage/${application.resume_path}`)).status).toBe(200);
  expect(await readDocuments(client)).toHaveLength(100);
});
