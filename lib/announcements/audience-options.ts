import { asc, desc, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { announcementGroups } from "@/db/schema/announcements";
import { groups } from "@/db/schema/groups";
import type { Viewer } from "@/lib/core/auth/viewer";
import { isAudienceGroup } from "./audience-groups";
import { type AudienceClass, listAudienceClasses } from "./classes";

export type AudienceOptions = { groups: { id: number; name: string }[]; classes: AudienceClass[] };

/** The groups and classes that an announcement can be for, with those of the edited announcement; its groups come first. */
export async function listAudienceOptions(
  viewer: Viewer<"admin">,
  announcementId: number | null,
): Promise<AudienceOptions> {
  const [groupRows, classes] = await Promise.all([
    listAudienceGroups(viewer, announcementId),
    listAudienceClasses(viewer, announcementId),
  ]);
  return { groups: groupRows, classes };
}

const maxGroups = 2000;

function listAudienceGroups(
  _viewer: Viewer<"admin">,
  announcementId: number | null,
): Promise<AudienceOptions["groups"]> {
  const isChosen = sql`exists (select from ${announcementGroups}
    where ${announcementGroups.announcementId} = ${announcementId}::int and ${announcementGroups.groupId} = ${groups.id})`;
  return db
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .where(isAudienceGroup)
    .orderBy(desc(isChosen), sql`name_order(${groups.name})`, asc(groups.id))
    .limit(maxGroups);
}
