import type { Bench } from "./bench";
import type { Dataset } from "./data/dataset";
import { searched } from "./data/words";
import { measureGrowth, type Read } from "./growth";
import { visitor } from "./load";
import { measureQueries } from "./queries";
import { measureRates, type Pair } from "./rates";
import type { Finding } from "./report";
import { type BenchUser, signIn } from "./users";

type Readers = { students: BenchUser[]; recruiters: BenchUser[] };

/** Measures the job board: searches of students, and companies' lists of applications. */
export async function measureJobs(bench: Bench): Promise<Finding[]> {
  const { schools, served, seconds } = bench;
  const [smallest] = schools;
  const students = await signIn("student", schools);
  const recruiters = await signIn("company", schools);
  const reads = await jobReads(smallest, { students, recruiters });
  return [
    ...(await measureRates(served[0].application.origin, jobPairs({ students, recruiters }), seconds)),
    ...(await measureGrowth(served, reads, "jobs")),
    ...(await measureQueries(bench, reads)),
  ];
}

/** Paths that are compared with empty responses of the same build (docs/performance.md#goals). */
function jobPairs({ students, recruiters }: Readers): Pair[] {
  const pair = (path: string, users: BenchUser[]): Pair => ({
    what: `GET ${path}, signed in`,
    path,
    headers: users.map(({ bearer }) => bearer),
    against: "empty route handler",
  });
  return [
    pair("/api/job-postings", students),
    pair("/api/applications", recruiters),
    pair("/api/recruitment-analytics", recruiters),
    { what: "/offre", path: "/offre", headers: [visitor], against: "empty static page", goal: 0.8 },
  ];
}

const board = (query: Record<string, string> = {}) =>
  `/api/job-postings${Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ""}`;

/** The reads of students and recruiters; the job exists in every school. */
async function jobReads({ owner }: Dataset, { students, recruiters }: Readers): Promise<Read[]> {
  const [job] = await owner`select id from job_postings where status = 'active' order by id limit 1`;
  const asStudent = (what: string, path: string): Read => ({ what, path, users: students });
  const asRecruiter = (what: string, path: string): Read => ({ what, path, users: recruiters });
  return [
    asStudent("board, page 1", board()),
    asStudent("board, page 20", board({ page: "20" })),
    asStudent("board, soonest deadline first", board({ sort: "deadline" })),
    asStudent("board, a common word", board({ q: searched.common })),
    asStudent("board, a common word, by relevance", board({ q: searched.common, sort: "relevance" })),
    asStudent("board, a rare word", board({ q: searched.rare })),
    asStudent("board, a common word mistyped", board({ q: searched.typo })),
    asStudent("board, by type and category", board({ type: "part-time", category: "design" })),
    asStudent("board, by place", board({ location: "Nantes" })),
    asStudent(
      "board, a word, a place and a type",
      board({ q: searched.common, location: "Nantes", type: "internship" }),
    ),
    asStudent("a job", `/api/job-postings/${job?.id}`),
    asStudent("own applications", "/api/applications"),
    asStudent("saved jobs", "/api/saved-jobs"),
    asStudent("companies", "/api/companies"),
    asStudent("board page, server-rendered", "/student/dashboard/jobs"),
    asRecruiter("a company's postings", "/api/company/job-postings"),
    asRecruiter("a company's applications", "/api/applications"),
    asRecruiter("a company's applications of one status", "/api/applications?status=pending"),
    asRecruiter("a company's figures", "/api/recruitment-analytics"),
    asRecruiter("decisions that are due", "/api/applications/decisions-due"),
    asRecruiter("members of a company", "/api/company/members"),
  ];
}
