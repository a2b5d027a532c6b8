import type { Endpoint } from "@/lib/core/api/endpoint";
import { pdfFile } from "./applications";
import { sql } from "./database";
import type { People, Persona } from "./job-personas";
import { closeJob, insertJob } from "./jobs";
import { insertApplication } from "./recruitment";

// The subjects of calls about recruitment: rows of the owner's company and of the applicant.

type CallInput = { params?: Record<string, number>; query?: Record<string, string>; body?: object };

/**
 * A call about recruitment. Those in `allowed` may make it, those in `forbidden` see its subject but get 403, others whose
 * role may call it get 404. `visibleTo` names the personas who find the subject in a list that all roles may read.
 */
export type Line = {
  endpoint: Endpoint;
  allowed?: readonly Persona[];
  forbidden?: readonly Persona[];
  visibleTo?: readonly Persona[];
  /** A subject of the owner's company and the applicant, new for every call. */
  about: (people: People) => Promise<CallInput & { isFound?: (body: never) => boolean }>;
};

export const withBody =
  <T extends object>(body: T) =>
  (input: CallInput) => ({ ...input, body });

/** A predicate: whether a list contains the row with this id. */
export const containsId = (id: number) => (body: { data: { id: number }[] }) =>
  body.data.some((row) => row.id === id);
export const addJob = (people: People, status: "active" | "draft" = "active") =>
  insertJob({ by: people.owner.user, status });
export const jobSubject = async (people: People, status?: "draft") => ({
  params: { id: (await addJob(people, status)).id },
});

export async function applyToNewJob(people: People): Promise<{ id: number }> {
  return insertApplication((await addJob(people)).id, { by: people.applicant.user });
}
export const applicationSubject = async (people: People) => ({
  params: { id: (await applyToNewJob(people)).id },
});

export async function closedJobSubject(people: People) {
  const { id } = await addJob(people);
  await insertApplication(id);
  await closeJob(id);
  return {
    isFound: (body: { data: { job_posting: { id: number } }[] }) =>
      body.data.some(({ job_posting }) => job_posting.id === id),
  };
}

export async function templateSubject({ owner }: People) {
  const [row] = await sql`insert into message_templates (company_id, name, content_fr, content_en)
    select company_id, 'Oui', 'Oui', 'Yes' from company_members where user_id = ${owner.user?.id ?? 0}
    returning id`;
  return { params: { id: row?.id as number } };
}

export async function searchSubject({ applicant }: People) {
  const [row] = await sql`insert into saved_searches (user_id, name, filters)
    values (${applicant.user?.id ?? 0}, 'Nantes', '{}') returning id`;
  return { params: { id: row?.id as number } };
}

export async function documentSubject({ applicant }: People) {
  const [row] = await sql`insert into documents (user_id, kind, name, path, size)
    values (${applicant.user?.id ?? 0}, 'resume', 'cv.pdf', ${`documents/${crypto.randomUUID()}.pdf`}, 9)
    returning id`;
  return { params: { id: row?.id as number } };
}

export async function noteSubject(people: People) {
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
