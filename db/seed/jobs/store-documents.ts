import { createStoragePath } from "@/lib/core/storage/paths";
import { deleteFiles, storage } from "@/lib/core/storage/storage";
import { addHours } from "../time";
import type { SeedUser } from "../users/users";
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
  seedUsers: SeedUser[],
  now: Date,
): Promise<StoredDocument[]> {
  const documents = seedUsers.map(async (user) => {
    const own = applications.filter(({ by }) => by === user.key);
    const [first] = own;
    if (!first) return [];
    const before = (hours: number) => addHours(first.createdAt, -hours);
    const resume = { by: user.key, kind: "resume" as const, name: `CV ${user.name}.pdf` };
    const stored = [await store({ ...resume, createdAt: before(2) }, await drawCv(user, now))];
    if (!own.some(({ hasCoverLetter }) => hasCoverLetter)) return stored;
    const name = user.locale === "en" ? `Letter ${user.name}.pdf` : `Lettre ${user.name}.pdf`;
    const letter = { by: user.key, kind: "cover_letter" as const, name };
    return [...stored, await store({ ...letter, createdAt: before(1) }, await drawLetter(user))];
  });
  return (await Promise.all(documents)).flat();
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
