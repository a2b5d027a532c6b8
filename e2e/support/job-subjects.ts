import { pdfFile } from "./applications";
import { sql } from "./database";
import type { People } from "./job-personas";
import { closeJob, insertJob } from "./jobs";
import { insertApplication } from "./recruitment";

// The subjects of calls about recruitment: rows of the owner's company and of the applicant.

export type CallInput = { params?: Record<string, number>; query?: Record<string, string>; body?: object };

export const withBody =
  <T extends object>(body: T) =>
  (input: CallInput) => ({ ...input, body });

/** A predicate: whether a list contains the row with this id. */
export const containsId = (id: number) => (body: { data: { id: number }[] }) =>
  body.data.some((each) => each.id === id);
export const insertJobOf = (people: People, status: "active" | "draft" = "active") =>
  insertJob({ by: people.owner.user, status });
export const insertJobSubject = async (people: People, status?: "draft") => ({
  params: { id: (await insertJobOf(people, status)).id },
});

export async function applyToNewJob(people: People): Promise<{ id: number }> {
  return insertApplication((await insertJobOf(people)).id, { by: people.applicant.user });
}
export const insertApplicationSubject = async (people: People) => ({
  params: { id: (await applyToNewJob(people)).id },
});

export async function insertClosedJobSubject(people: People) {
  const { id } = await insertJobOf(people);
  await insertApplication(id);
  await closeJob(id);
  return {
    isFound: (body: { data: { job_posting: { id: number } }[] }) =>
      body.data.some(({ job_posting }) => job_posting.id === id),
  };
}

export async function insertTemplateSubject({ owner }: People) {
  const [row] = await sql`insert into message_templates (company_id, name, content_fr, content_en)
    select company_id, 'Oui', 'Oui', 'Yes' from company_members where user_id = ${owner.user?.id ?? 0}
    returning id`;
  return { params: { id: row?.id as number } };
}

export async function insertSearchSubject({ applicant }: People) {
  const [row] = await sql`insert into saved_searches (user_id, name, filters)
    values (${applicant.user?.id ?? 0}, 'Nantes', '{}') returning id`;
  return { params: { id: row?.id as number } };
}

export async function insertDocumentSubject({ applicant }: People) {
  const [row] = await sql`insert into documents (user_id, kind, name, path, size)
    values (${applicant.user?.id ?? 0}, 'resume', 'cv.pdf', ${`documents/${crypto.randomUUID()}.pdf`}, 9)
    returning id`;
  return { params: { id: row?.id as number } };
}

export async function insertNoteSubject(people: People) {
  const { id } = await applyToNewJob(people);
  const [row] = await sql`insert into application_notes (application_id, author_id, content)
    values (${id}, ${people.owner.user?.id ?? 0}, 'Bien') returning id`;
  return { params: { id, noteId: row?.id as number } };
}

export async function documentForm() {
  const body = new FormData();
  body.append("kind", "resume");
  body.append("file", await pdfFile());
  return { body };
}
