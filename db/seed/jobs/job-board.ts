import { drawLogos } from "../images/store-drawings";
import type { Member } from "../people/people";
import { createRandom } from "../random";
import type { Transaction } from "../rows/take-ids";
import { insertApplications } from "./insert-applications";
import { insertCompanies } from "./insert-companies";
import { insertPostings } from "./insert-postings";
import { insertSaved } from "./insert-saved";
import { type PlannedApplication, planApplications } from "./plan-applications";
import { type PlannedPosting, planPostings } from "./plan-postings";
import { readPostings } from "./posting-stock";
import { type StoredDocument, storeDocuments } from "./store-documents";

export type JobBoard = {
  now: Date;
  people: Member[];
  postings: PlannedPosting[];
  applications: PlannedApplication[];
  documents: StoredDocument[];
  /** Paths by company's key. */
  logos: Map<string, string>;
};

/** Plans the job board, and stores its documents and logos. */
export async function prepareJobBoard(people: Member[], now: Date): Promise<JobBoard> {
  const random = createRandom("job board");
  const postings = planPostings(await readPostings(), now, random);
  const applications = planApplications(postings, people, now, random);
  const [documents, logos] = await Promise.all([
    storeDocuments(applications, people, now),
    drawLogos(people),
  ]);
  return { now, people, postings, applications, documents, logos };
}

/** Writes the whole job board; `users` are the ids of the people by key. */
export async function insertJobBoard(
  tx: Transaction,
  board: JobBoard,
  users: Map<string, number>,
): Promise<void> {
  const companies = await insertCompanies(tx, board, users);
  const postings = await insertPostings(tx, board.postings, { companies, users });
  await insertApplications(tx, board, { postings, users });
  await insertSaved(tx, board, { postings, users });
}
