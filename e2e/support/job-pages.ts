import type { JobPersona, Persona } from "./job-personas";
import { insertJob } from "./jobs";
import { insertApplication } from "./recruitment";

type Subject = { title: string; jobId: number; draft: number; application: number };

/** A page, and the personas who find the job on it. For the others of its area, the page is empty or responds with `notFound`. */
type PageLine = {
  path: (subject: Subject) => string;
  area?: "student" | "company";
  visibleTo: readonly Persona[];
  isNotFound?: true;
};

const members = ["owner", "recruiter", "read_only"] as const;
const students = ["applicant", "other student"] as const;
const everyone = [...members, "other company", ...students, "admin", "visitor"] as const;

export const jobPages: Record<string, PageLine> = {
  "the company's jobs": {
    path: () => "/company/dashboard/job-postings",
    area: "company",
    visibleTo: members,
  },
  "the company's applications": {
    path: () => "/company/dashboard/applications",
    area: "company",
    visibleTo: members,
  },
  "the company's figures": {
    path: () => "/company/dashboard/analytics",
    area: "company",
    visibleTo: members,
  },
  "the students' board": { path: () => "/student/dashboard/jobs", area: "student", visibleTo: students },
  "a job for students": {
    path: ({ jobId }) => `/student/dashboard/jobs/${jobId}`,
    area: "student",
    visibleTo: students,
  },
  "a draft for students": {
    path: ({ draft }) => `/student/dashboard/jobs/${draft}`,
    area: "student",
    visibleTo: [],
    isNotFound: true,
  },
  "my applications": {
    path: () => "/student/dashboard/jobs/applications",
    area: "student",
    visibleTo: ["applicant"],
  },
  "my application": {
    path: ({ application }) => `/student/dashboard/jobs/applications/${application}`,
    area: "student",
    visibleTo: ["applicant"],
    isNotFound: true,
  },
  "a job for everyone": { path: ({ jobId }) => `/offre/${jobId}`, visibleTo: everyone },
  "a draft for visitors": { path: ({ draft }) => `/offre/${draft}`, visibleTo: [], isNotFound: true },
};

/** An open job and a draft of the owner, with a unique title, and the applicant's application. */
export async function insertPageSubject(owner: JobPersona, applicant: JobPersona): Promise<Subject> {
  const title = `Stage ${crypto.randomUUID()}`;
  const { id: jobId } = await insertJob({ by: owner.user, title });
  const { id: draft } = await insertJob({ by: owner.user, title, status: "draft" });
  const { id: application } = await insertApplication(jobId, { by: applicant.user });
  return { title, jobId, draft, application };
}

type PageOutcome = "found" | "empty" | "not found" | "redirected";

export function expectedOutcome(
  { area, visibleTo, isNotFound }: PageLine,
  persona: Persona,
  role: string,
): PageOutcome {
  if (area && area !== role) return "redirected";
  return visibleTo.includes(persona) ? "found" : isNotFound ? "not found" : "empty";
}

export async function readOutcome(
  { path }: PageLine,
  subject: Subject,
  { client }: JobPersona,
): Promise<PageOutcome> {
  const response = await client.fetch(path(subject), { headers: { accept: "text/html" } });
  const text = await response.text();
  if (response.status >= 500) throw new Error(`${path(subject)}: ${response.status}`);
  if (response.status >= 400) return "not found";
  if (response.status >= 300) return "redirected";
  return text.includes(subject.title) ? "found" : "empty";
}
