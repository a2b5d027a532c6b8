import { and, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { announcementGroups, announcements } from "@/db/schema/announcements";
import { groups } from "@/db/schema/groups";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { parse } from "@/lib/core/api/parse";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { safeReturnPath } from "@/lib/core/auth/areas";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { appUrl } from "@/lib/core/env";
import { AppError, invalid } from "@/lib/core/errors/app-error";
import { isAudienceGroup } from "./audience-groups";
import { announcementBody } from "./body";
import { findClassNames } from "./classes";
import type { createAnnouncement as createEndpoint, updateAnnouncement as updateEndpoint } from "./contract";
import { toAnnouncementFields } from "./fields";
import { announcementLimits } from "./limits";
import { lockAnnouncement, requireUnsent } from "./lock";
import { getAnnouncement } from "./queries";
import type { Announcement } from "./schemas";

type Admin = Viewer<"admin">;
type Body = BodyOf<typeof createEndpoint>;
type Changes = BodyOf<typeof updateEndpoint>;

/** Throws `validation_failed` for an unknown group or class, and for a link to another site. */
export async function createAnnouncement(viewer: Admin, body: Body): Promise<Announcement> {
  const id = await runTransaction(viewer, async (tx) => {
    const values = { ...toColumns(body), ...(await toClassNames(tx, body)), createdBy: viewer.id };
    const [row] = await tx.insert(announcements).values(values).returning({ id: announcements.id });
    if (!row) throw new AppError("internal");
    await setGroups(tx, row.id, body);
    await recordAudit(tx, viewer, "announcement_created", ["announcement", row.id], { title: body.title_fr });
    return row.id;
  });
  return getAnnouncement(viewer, id);
}

/** Throws `announcement_sent`, and `validation_failed` as above. */
export async function updateAnnouncement(viewer: Admin, id: number, changes: Changes): Promise<Announcement> {
  await runTransaction(viewer, async (tx) => {
    requireUnsent(await lockAnnouncement(tx, id));
    const before = toAnnouncementFields(await getAnnouncement(viewer, id, tx));
    const body = parse(announcementBody, { ...before, ...changes });
    await tx
      .update(announcements)
      .set({ ...toColumns(body), ...(await toClassNames(tx, body)), updatedAt: sql`now()` })
      .where(eq(announcements.id, id));
    await tx.delete(announcementGroups).where(eq(announcementGroups.announcementId, id));
    await setGroups(tx, id, body);
    await recordAudit(tx, viewer, "announcement_changed", ["announcement", id], { title: body.title_fr });
  });
  return getAnnouncement(viewer, id);
}

/** Throws `announcement_not_draft`. */
export async function deleteAnnouncement(viewer: Admin, id: number): Promise<void> {
  await runTransaction(viewer, async (tx) => {
    const { status, titleFr } = await lockAnnouncement(tx, id);
    if (status !== "draft") throw new AppError("announcement_not_draft");
    await tx.delete(announcements).where(eq(announcements.id, id));
    await recordAudit(tx, viewer, "announcement_deleted", ["announcement", id], { title: titleFr });
  });
}

function toColumns({ title_fr, text_fr, title_en, text_en, audience, channel, link }: Body) {
  return {
    titleFr: title_fr,
    textFr: text_fr.trim(),
    titleEn: title_en,
    textEn: text_en?.trim() ?? null,
    ...{ audience, channel },
    link: link && toPath(link),
  };
}

/** The path of a link: from a path, or from a URL of the application as the browser shows it. */
function toPath(link: string): string {
  const url = URL.canParse(link) ? new URL(link) : null;
  const isOwn = url?.origin === new URL(appUrl()).origin;
  const path = safeReturnPath(isOwn ? url.pathname + url.search + url.hash : link);
  if (path === null) throw invalid("link", "announcement_link_invalid");
  // Percent-encoding makes it longer: the next change would be rejected.
  if (path.length > announcementLimits.link) throw invalid("link", "too_long");
  return path;
}

async function toClassNames(tx: Transaction, { audience, class_names }: Body) {
  if (audience !== "classes") return { classNames: [] };
  const classNames = await findClassNames(tx, class_names);
  if (!classNames) throw invalid("class_names", "announcement_class_unknown");
  return { classNames };
}

async function setGroups(tx: Transaction, announcementId: number, { audience, group_ids }: Body) {
  if (audience !== "groups") return;
  const ids = [...new Set(group_ids)];
  const rows = await tx
    .select({ groupId: groups.id })
    .from(groups)
    .where(and(inArray(groups.id, ids), isAudienceGroup));
  if (rows.length < ids.length) throw invalid("group_ids", "announcement_group_unknown");
  await tx.insert(announcementGroups).values(rows.map(({ groupId }) => ({ announcementId, groupId })));
}
