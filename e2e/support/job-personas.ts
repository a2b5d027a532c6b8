import type { Access } from "@/lib/core/auth/viewer";
import { type ApiClient, browserClient, visitorClient } from "./api";
import { insertColleague } from "./companies";
import { admin, company, student, type TestUser } from "./users";

export const personas = [
  "owner",
  "recruiter",
  "read_only",
  "other company",
  "applicant",
  "other student",
  "admin",
  "visitor",
] as const;
export type Persona = (typeof personas)[number];

export type JobPersona = {
  role: Access;
  client: ApiClient;
  user?: TestUser;
};
export type People = Record<Persona, JobPersona>;

/** The members of a company, another company, an applicant and the other personas. */
export async function recruitmentPeople(): Promise<People> {
  const owner = await company();
  const recruiter = await insertColleague(owner, "recruiter");
  const readOnly = await insertColleague(owner, "read_only");
  return {
    owner: await signedIn(owner),
    recruiter: await signedIn(recruiter),
    read_only: await signedIn(readOnly),
    "other company": await signedIn(await company()),
    applicant: await signedIn(await student()),
    "other student": await signedIn(await student()),
    admin: await signedIn(await admin()),
    visitor: { role: "visitor", client: visitorClient() },
  };
}

async function signedIn(user: TestUser): Promise<JobPersona> {
  return { role: user.role, client: await browserClient(user), user };
}
