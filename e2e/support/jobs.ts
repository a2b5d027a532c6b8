import type { CallOptions } from "@/lib/core/api/client";
import { type createJob, listJobs } from "@/lib/jobs/contract";
import { type ApiClient, visitorClient } from "./api";
import { sql } from "./database";
import { company, type TestUser } from "./users";

type Options = {
  by?: TestUser;
  title?: string;
  description?: string;
  location?: string;
  type?: "internship" | "full-time" | "part-time";
  status?: "active" | "closed" | "draft";
  /** Days from today in Paris; a negative number is in the past. */
  endsIn?: number;
  at?: Date;
};

/** Inserts a job into the database, by default of a new company. */
export async function insertJob(options: Options = {}): Promise<{ id: number; by: TestUser }> {
  const { title = "Stage en cuisine", description = "Une brigade de huit.", location = "Lyon" } = options;
  const by = options.by ?? (await company());
  const [row] = await sql`
    insert into job_postings (company_id, created_by, title, description, requirements, location, type, status,
      application_deadline, created_at)
    values ((select company_id from company_members where user_id = ${by.id}), ${by.id}, ${title}, ${description},
      'Du soin.', ${location}, ${options.type ?? "internship"}, ${options.status ?? "active"},
      (now() at time zone 'Europe/Paris')::date + ${options.endsIn ?? 30}::int, ${options.at ?? new Date()})
    returning id`;
  return { id: row?.id, by };
}

/** The date that is so many days from today in Paris, in the contract's format. */
export async function dayFromNow(days: number): Promise<string> {
  const [row] = await sql`select ((now() at time zone 'Europe/Paris')::date + ${days}::int)::text as day`;
  return row?.day;
}

export async function jobBody(): Promise<
  NonNullable<Exclude<CallOptions<typeof createJob>["body"], FormData>>
> {
  return {
    title: "Développeuse web",
    description: "Des pages qui se lisent.",
    requirements: "HTML, CSS.",
    location: "Saint-Étienne",
    type: "internship",
    application_deadline: await dayFromNow(20),
    status: "active",
  };
}

/** The ids of the jobs that a client finds, in their order. */
export async function findJobs(
  query: CallOptions<typeof listJobs>["query"],
  client: ApiClient = visitorClient(),
): Promise<number[]> {
  const { status, body } = await client.call(listJobs, { query: { per_page: 100, ...query } });
  if (status !== 200) throw new Error(`searching jobs: ${status} ${body.code}`);
  return body.data.map(({ id }) => id);
}

/** Closes a job as its deadline would have, this many days ago. */
export async function closeJob(id: number, daysAgo = 0): Promise<void> {
  await sql`update job_postings set status = 'closed', closed_at = now() - make_interval(days => ${daysAgo}),
    application_deadline = (now() at time zone 'Europe/Paris')::date - ${daysAgo}::int where id = ${id}`;
}

/** Moves the closing of a job, and the emails sent about it, this many days into the past. */
export async function backdateClosing(id: number, days: number): Promise<void> {
  await sql`update job_postings set closed_at = closed_at - make_interval(days => ${days}),
    application_deadline = application_deadline - ${days}::int,
    decisions_due_sent_at = decisions_due_sent_at - make_interval(days => ${days}) where id = ${id}`;
}
