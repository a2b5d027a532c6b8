import { createApplication } from "@/lib/applications/apply-contract";
import type { Application } from "@/lib/applications/schemas";
import { type ApiClient, browserClient, form } from "./api";
import { sql } from "./database";
import { insertJob } from "./jobs";
import { pdf } from "./pdfs";
import { student, type TestUser } from "./users";

let resume: Promise<Buffer> | undefined;

export async function pdfFile(name = "cv.pdf"): Promise<File> {
  resume ??= pdf();
  return new File([new Uint8Array(await resume)], name, { type: "application/pdf" });
}

export async function applicationForm(jobId: number, hasLetter = false): Promise<FormData> {
  const data = form({ job_posting_id: String(jobId) });
  data.append("resume", await pdfFile("Mon CV.pdf"));
  if (hasLetter) data.append("cover_letter", await pdfFile("Lettre.pdf"));
  return data;
}

type Sent = {
  application: Application;
  student: ApiClient;
  user: TestUser;
  job: { id: number; by: TestUser };
};

/** Applies over the API, by default as a new student to a new job. */
export async function apply(
  options: { user?: TestUser; at?: { id: number; by: TestUser }; hasLetter?: boolean } = {},
): Promise<Sent> {
  const user = options.user ?? (await student());
  const job = options.at ?? (await insertJob());
  const client = await browserClient(user);
  const body = await applicationForm(job.id, options.hasLetter);
  const response = await client.call(createApplication, { body });
  if (response.status !== 201) throw new Error(`applying: ${response.status} ${response.body.message}`);
  return { application: response.body.data, student: client, user, job };
}

/** Sets the creation time of an application to this many days ago. */
export async function backdate(id: number, days: number): Promise<void> {
  await sql`update applications set created_at = now() - make_interval(days => ${days}) where id = ${id}`;
}

type EmailRow = { kind: string; params: Record<string, string | number>; locale: string };

export function emailsOfUser({ id }: TestUser, kind: string) {
  return sql<
    EmailRow[]
  >`select kind, params, locale from emails where user_id = ${id} and kind = ${kind} order by created_at`;
}

export function notificationsOf({ id }: TestUser, kind: string) {
  return sql<{ params: Record<string, string | number>; count: number }[]>`
    select params, count from notifications where user_id = ${id} and kind = ${kind} order by id`;
}
