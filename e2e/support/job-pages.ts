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
  "the company's postings": {
    path: () => "/company/dashboard/job-postings",
    area: "company",
    visibleTo: members,
  },
  "who applied": { path: () => "/company/dashboard/applications", area: "company", visibleTo: members },
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
  "a draft for no one": { path: ({ draft }) => `/offre/${draft}`, visibleTo: [], isNotFound: true },
};

/** An open job and a draft of the owner, with a unique title, and the applicant's application. */
export async function pageSubject(owner: JobPersona, applicant: JobPersona): Promise<Subject> {
  const title = `Stage ${crypto.randomUUID()}`;
  const { id: jobId } = await insertJob({ by: owner.user, title });
  const { id: draft } = await insertJob({ by: owner.user, title, status: "draft" });
  const { id: application } = await insertApplication(jobId, { by: applicant.user });
  return { title, jobId, draft, application };
}

type Seen = "found" | "nothing of it" | "not there" | "elsewhere";

export function expectedPage(
  { area, visibleTo, isNotFound }: PageLine,
  persona: Persona,
  role: string,
): Seen {
  if (area && area !== role) return "elsewhere";
  return visibleTo.includes(persona) ? "found" : isNotFound ? "not there" : "nothing of it";
}

export async function seenPage({ path }: PageLine, subject: Subject, { client }: JobPersona): Promise<Seen> {
  const response = await client.fetch(path(subject), { headers: { accept: "text/html" } });
  const text = await response.text();
  if (response.status >= 500) throw new Error(`${path(subject)}: ${response.status}`);
  if (response.status >= 400) return "not there";
  if (response.status >= 300) return "elsewhere";
  return text.includes(subject.title) ? "found" : "nothing of it";
}
