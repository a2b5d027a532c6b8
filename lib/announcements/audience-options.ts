import { and, asc, isNull, ne } from "drizzle-orm";
import { db } from "@/db/client";
import { groups } from "@/db/schema/groups";
import type { Viewer } from "@/lib/core/auth/viewer";
import { type AudienceClass, listAudienceClasses } from "./classes";

export type AudienceOptions = { groups: { id: number; name: string }[]; classes: AudienceClass[] };

/** That an announcement can be for: the classes include those of the one that is edited. */
export async function listAudienceOptions(
  viewer: Viewer<"admin">,
  announcementId: number | null,
): Promise<AudienceOptions> {
  const [groupRows, classes] = await Promise.all([
    listAudienceGroups(viewer),
    listAudienceClasses(viewer, announcementId),
  ]);
  return { groups: groupRows, classes };
}

const maxGroups = 500;

/** The school does not know of hidden ones. */
function listAudienceGroups(_viewer: Viewer<"admin">): Promise<AudienceOptions["groups"]> {
  return db
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .where(and(isNull(groups.deletedAt), ne(groups.visibility, "hidden")))
    .orderBy(asc(groups.name), asc(groups.id))
    .limit(maxGroups);
}
