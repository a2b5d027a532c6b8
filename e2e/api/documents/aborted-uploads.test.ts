import { once } from "node:events";
import http from "node:http";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { createRandom } from "@/db/seed/random";
import { appOfFile } from "../../support/app-of-file";
import { filesIn } from "../../support/data-dir";
import { type InstanceUser, signInStudents } from "../../support/instance-users";
import { pdf } from "../../support/pdfs";

const { app, folder } = appOfFile({ LOG_LEVEL: "warn" });
let users: InstanceUser[];
beforeAll(async () => {
  users = await signInStudents(app.origin, app.sql, 4);
});

const aborts = 60;

test("aborted uploads leave no file and no log line", async () => {
  const random = createRandom("aborts");
  const before = app.output().length;
  const form = new Response(await formWithFiles());
  const type = form.headers.get("content-type") ?? "";
  const bytes = Buffer.from(await form.arrayBuffer());
  const uploads = Array.from({ length: aborts }, (_, index) =>
    abort(users[index % users.length] as InstanceUser, type, bytes, random.integer(0, bytes.length - 1)),
  );
  await Promise.all(uploads);
  await abortJson(users[0] as InstanceUser);
  expect((await upload()).status, "one that is not broken off").toBe(201);
  await expect.poll(() => filesIn(path.join(folder, "uploads")), { timeout: 15_000 }).toEqual([]);
  const rows = await app.sql<{ path: string }[]>`select path from documents`;
  expect(filesIn(path.join(folder, "storage"))).toEqual(rows.map(({ path }) => path).sort());
  expect(rows).toHaveLength(1);
  expect(app.output().slice(before)).toBe("");
});

async function formWithFiles(): Promise<FormData> {
  const file = await pdf("x".repeat(3000));
  const body = new FormData();
  body.append("kind", "resume");
  body.append("file", new File([new Uint8Array(file), new Uint8Array(300_000)], "cv.pdf"));
  body.append("note", "after the file");
  return body;
}

async function upload(): Promise<Response> {
  const body = new FormData();
  body.append("kind", "resume");
  body.append("file", new File([new Uint8Array(await pdf())], "cv.pdf"));
  return (users[0] as InstanceUser).call("POST", "/api/documents", body);
}

/** Sends this many bytes of a form in several writes and closes the connection; half of the calls have a Content-Length. */
async function abort({ token }: InstanceUser, type: string, bytes: Buffer, length: number): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, "content-type": type };
  const lengthHeader = length % 2 ? { "content-length": bytes.length } : {};
  const request = http.request(`${app.origin}/api/documents`, {
    method: "POST",
    headers: { ...headers, ...lengthHeader },
  });
  request.on("error", () => {});
  const closed = new Promise((resolve) => request.once("close", resolve));
  for (let offset = 0; offset < length; offset += 40_000) {
    const written = request.write(bytes.subarray(offset, Math.min(length, offset + 40_000)));
    if (!written) await Promise.race([once(request, "drain"), closed]);
  }
  request.destroy();
  await closed;
}

async function abortJson({ token }: InstanceUser): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const request = http.request(`${app.origin}/api/posts`, { method: "POST", headers });
  request.on("error", () => {});
  const closed = new Promise((resolve) => request.once("close", resolve));
  await new Promise((resolve) => request.write('{"content": "Bon', resolve));
  request.destroy();
  await closed;
}
