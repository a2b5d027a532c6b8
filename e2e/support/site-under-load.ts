import { randomUUID } from "node:crypto";
import { newIpAddress } from "./api";
import type { AppInstance } from "./app-instance";
import { withDatabase } from "./backup";
import { imageFile } from "./images";
import { pdf } from "./pdfs";
import { password, passwordHash } from "./users";

export type Student = { email: string; token: string; documents: number[] };

/** Students of a site who are signed in, each with documents and a post with an image. */
export async function newStudents(site: AppInstance, count: number, documents: number): Promise<Student[]> {
  const hash = passwordHash;
  const rows = Array.from({ length: count }, () => {
    const key = randomUUID().slice(0, 13);
    return { name: key, username: key, email: `${key}@test.invalid`, role: "student", password_hash: hash };
  });
  await withDatabase(site.database, (sql) => sql`insert into users ${sql(rows)}`);
  return Promise.all(
    rows.map(async ({ email }) => {
      const student = { email, token: await signInAt(site.origin, email), documents: [] as number[] };
      for (let n = 0; n < documents; n++) student.documents.push(await uploadDocument(site, student));
      await createPost(site, student, await imageFile());
      return student;
    }),
  );
}

/** The token of a new session. */
export async function signInAt(origin: string, email: string): Promise<string> {
  const response = await fetch(`${origin}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": newIpAddress() },
    body: JSON.stringify({ email, password }),
  });
  if (response.status !== 200) throw new Error(`${email}: ${response.status}`);
  return (await response.json()).token;
}

export function request(origin: string, { token }: { token: string }, path: string, init: RequestInit = {}) {
  return fetch(origin + path, { ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } });
}

async function uploadDocument(site: AppInstance, student: Student): Promise<number> {
  const body = new FormData();
  body.append("kind", "resume");
  body.append("file", new File([new Uint8Array(await pdf(randomUUID()))], "cv.pdf"));
  const response = await request(site.origin, student, "/api/documents", { method: "POST", body });
  if (response.status !== 201) throw new Error(await response.text());
  return (await response.json()).data.id;
}

async function createPost(site: AppInstance, student: Student, image?: File): Promise<Response> {
  const body = new FormData();
  body.append("content", randomUUID());
  if (image) body.append("images[0]", image);
  return request(site.origin, student, "/api/posts", { method: "POST", body });
}

/** Posts, comments and uploads until `stop`, which resolves to the number of accepted calls. */
export function startLoad(site: AppInstance, students: Student[]): { stop: () => Promise<number> } {
  let busy = true;
  let accepted = 0;
  const work = students.map(async (student) => {
    while (busy) {
      const post = await createPost(site, student, await imageFile());
      if (post.status === 201) {
        const { id } = (await post.json()).data;
        const comment = { method: "POST", body: JSON.stringify({ content: "Bien vu" }) };
        const headers = { "content-type": "application/json" };
        await request(site.origin, student, `/api/posts/${id}/comments`, { ...comment, headers });
        accepted += 1;
      } else
        await uploadDocument(site, student).then(
          () => (accepted += 1),
          () => {},
        );
    }
  });
  return {
    stop: async () => {
      busy = false;
      await Promise.all(work);
      return accepted;
    },
  };
}
