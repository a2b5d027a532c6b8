import { randomUUID } from "node:crypto";
import type { AppInstance } from "./app-instance";
import { withDatabase } from "./backup";
import { imageFile } from "./images";
import { type InstanceUser, signInStudents } from "./instance-users";
import { pdf } from "./pdfs";

export type Student = InstanceUser & { documents: number[] };

/** Signs in new students of a site, each with documents and a post with an image. */
export async function newStudents(site: AppInstance, count: number, documents: number): Promise<Student[]> {
  const users = await withDatabase(site.database, (sql) => signInStudents(site.origin, sql, count));
  return Promise.all(
    users.map(async (user) => {
      const student: Student = { ...user, documents: [] };
      for (let n = 0; n < documents; n++) student.documents.push(await uploadDocument(site, student));
      await createPost(site, student, await imageFile());
      return student;
    }),
  );
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

/** Sends posts, comments and uploads until `stop`, which resolves to the number of accepted calls. */
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
