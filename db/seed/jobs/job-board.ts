import type { Transaction } from "@/db/client";
import { storeLogos } from "../images/store-images";
import { createRandom } from "../random";
import type { Ids } from "../rows/ids";
import type { SeedUser } from "../users/users";
import { insertApplications } from "./insert-applications";
import { insertCompanies } from "./insert-companies";
import { insertJobs } from "./insert-jobs";
import { insertSaved } from "./insert-saved";
import { readJobs } from "./job-fixtures";
import { type PlannedApplication, planApplications } from "./plan-applications";
import { type PlannedJob, planJobs } from "./plan-jobs";
import { type StoredDocument, storeDocuments } from "./store-documents";

export type JobBoard = {
  now: Date;
  seedUsers: SeedUser[];
  jobs: PlannedJob[];
  applications: PlannedApplication[];
  documents: StoredDocument[];
  /** Paths by company key. */
  logos: Map<string, string>;
};

/** Plans the job board, and stores its documents and logos. */
export async function prepareJobBoard(seedUsers: SeedUser[], now: Date): Promise<JobBoard> {
  const random = createRandom("job board");
  const jobs = planJobs(await readJobs(), now, random);
  const applications = planApplications(jobs, seedUsers, now, random);
  const [documents, logos] = await Promise.all([storeDocuments(applications, seedUsers, now), storeLogos()]);
  return { now, seedUsers, jobs, applications, documents, logos };
}

/** Inserts the whole job board; `users` are the ids of the users by key. */
export async function insertJobBoard(tx: Transaction, board: JobBoard, users: Ids<string>): Promise<void> {
  const companies = await insertCompanies(tx, board, users);
  const jobs = await insertJobs(tx, board.jobs, { companies, users });
  await insertApplications(tx, board, { jobs, users });
  await insertSaved(tx, board, { jobs, users });
}
