import { createStoragePath } from "@/lib/core/storage/paths";
import { deleteFiles, storage } from "@/lib/core/storage/storage";
import type { Member } from "../people/people";
import { addHours } from "../time";
import { drawCv } from "./draw-cv";
import { drawLetter } from "./draw-letter";
import type { PlannedApplication } from "./plan-applications";

export type StoredDocument = {
  by: string;
  kind: "resume" | "cover_letter";
  name: string;
  path: string;
  size: number;
  createdAt: Date;
};

/** Draws and stores a CV for each applicant, and a cover letter for those who send one, once per student. */
export async function storeDocuments(
  applications: PlannedApplication[],
  people: Member[],
  now: Date,
): Promise<StoredDocument[]> {
  const stored = people.map(async (person) => {
    const own = applications.filter(({ by }) => by === person.key);
    const [first] = own;
    if (!first) return [];
    const before = (hours: number) => addHours(first.createdAt, -hours);
    const resume = { by: person.key, kind: "resume" as const, name: `CV ${person.name}.pdf` };
    const stored = [await store({ ...resume, createdAt: before(2) }, await drawCv(person, now))];
    if (!own.some(({ hasCoverLetter }) => hasCoverLetter)) return stored;
    const name = person.locale === "en" ? `Letter ${person.name}.pdf` : `Lettre ${person.name}.pdf`;
    const letter = { by: person.key, kind: "cover_letter" as const, name };
    return [...stored, await store({ ...letter, createdAt: before(1) }, await drawLetter(person))];
  });
  return (await Promise.all(stored)).flat();
}

export async function deleteDocuments(documents: StoredDocument[]): Promise<void> {
  await deleteFiles(documents.map(({ path }) => path));
}

async function store(
  document: Omit<StoredDocument, "path" | "size">,
  bytes: Uint8Array,
): Promise<StoredDocument> {
  const path = createStoragePath("documents", "pdf");
  await storage().put(path, bytes);
  return { ...document, path, size: bytes.length };
}
