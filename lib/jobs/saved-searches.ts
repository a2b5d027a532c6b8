import { and, desc, eq, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { prepareOnce } from "@/db/prepare-once";
import { savedSearches } from "@/db/schema/jobs";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { isoDateOf } from "@/lib/core/api/response-columns";
import { runTransaction, runTransactionOnUsers } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { pickColumns } from "@/lib/core/database/pick-columns";
import { AppError } from "@/lib/core/errors/app-error";
import { jobLimits } from "./constants";
import type {
  createSavedSearch as createEndpoint,
  updateSavedSearch as updateEndpoint,
} from "./saved-jobs-contract";
import type { SavedSearch } from "./schemas";

type Student = Viewer<"student">;

const columns = {
  ...pickColumns(savedSearches, "id", "name", "filters", "alerts"),
  alerted_at: isoDateOf(savedSearches.alertedAt),
  created_at: isoDateOf(savedSearches.createdAt),
};

export function listSavedSearches(viewer: Student): Promise<SavedSearch[]> {
  return readSearches({ viewer: viewer.id });
}

const readSearches = prepareOnce(() =>
  db
    .select(columns)
    .from(savedSearches)
    .where(eq(savedSearches.userId, sql.placeholder("viewer")))
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id))
    .limit(jobLimits.searches),
);

export async function getSavedSearch(viewer: Student, id: number): Promise<SavedSearch> {
  const [row] = await db.select(columns).from(savedSearches).where(isOwn(viewer, id));
  if (!row) throw new AppError("not_found");
  return row;
}

/** Throws `too_many_searches`. */
export async function createSavedSearch(viewer: Student, body: BodyOf<typeof createEndpoint>) {
  // The lock on the user makes the limit hold for simultaneous requests.
  const row = await runTransactionOnUsers(viewer, [viewer.id], async (tx) => {
    const count = await tx.$count(savedSearches, eq(savedSearches.userId, viewer.id));
    if (count >= jobLimits.searches) throw new AppError("too_many_searches");
    const [row] = await tx
      .insert(savedSearches)
      .values({
        userId: viewer.id,
        name: body.name,
        filters: toStringFilters(body.filters),
        alerts: body.alerts,
      })
      .returning(columns);
    return row;
  });
  if (!row) throw new AppError("internal");
  return row;
}

export async function updateSavedSearch(viewer: Student, id: number, body: BodyOf<typeof updateEndpoint>) {
  const [row] = await runTransaction(viewer, (tx) =>
    tx
      .update(savedSearches)
      .set({
        // An update must set something, whatever the body leaves out.
        name: body.name ?? sql`${savedSearches.name}`,
        alerts: body.alerts,
        ...(body.filters && { filters: toStringFilters(body.filters), lastCheckedAt: null }),
      })
      .where(isOwn(viewer, id))
      .returning(columns),
  );
  if (!row) throw new AppError("not_found");
  return row;
}

export async function deleteSavedSearch(viewer: Student, id: number): Promise<void> {
  const { count } = await runTransaction(viewer, (tx) => tx.delete(savedSearches).where(isOwn(viewer, id)));
  if (count === 0) throw new AppError("not_found");
}

function isOwn(viewer: Student, id: number) {
  return and(eq(savedSearches.id, id), eq(savedSearches.userId, viewer.id));
}

function toStringFilters(filters: Record<string, string | number | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}
