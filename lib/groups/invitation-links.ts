import { and, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { groupEmailInvitations, groupInvitationLinks, groups } from "@/db/schema/groups";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import { hashTokenSecret } from "@/lib/core/auth/token-secrets";
import type { Member } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { listGroupInvitationLinks } from "./invitation-link-queries";
import { invitationLinkRow } from "./invitation-link-row";
import type {
  createGroupInvitationLink as createEndpoint,
  GroupInvitationLink,
  joinGroupByLink as joinEndpoint,
} from "./invitation-links-contract";
import { lockGroupAsAdmin } from "./lock";
import { publishNewMember } from "./member-pages";
import { insertMember } from "./membership-rows";
import { canUseInvitationLink } from "./policy";
import { getGroup } from "./queries";
import type { Group } from "./schemas";

/** Throws `forbidden`. */
export function createGroupInvitationLink(
  viewer: Member,
  id: number,
  { days, max_uses }: BodyOf<typeof createEndpoint>,
): Promise<GroupInvitationLink> {
  return runTransaction(viewer, async (tx) => {
    await lockGroupAsAdmin(tx, viewer, id);
    const row = invitationLinkRow({ groupId: id, createdBy: viewer.id, days, maxUses: max_uses });
    await tx.insert(groupInvitationLinks).values(row);
    await recordAudit(tx, viewer, "group_link_created", ["group", id]);
    const [created] = await listGroupInvitationLinks(viewer, id, { link: row.id, database: tx });
    if (!created) throw new AppError("internal");
    return created;
  });
}

/** Throws `forbidden`. */
export async function revokeGroupInvitationLink(viewer: Member, id: number, link: string): Promise<void> {
  await runTransaction(viewer, async (tx) => {
    await lockGroupAsAdmin(tx, viewer, id);
    const { count } = await tx
      .delete(groupInvitationLinks)
      .where(and(eq(groupInvitationLinks.id, link), eq(groupInvitationLinks.groupId, id)));
    if (count === 0) throw new AppError("not_found");
    await recordAudit(tx, viewer, "group_link_revoked", ["group", id]);
  });
}

/** Throws `group_link_invalid` and `already_member`. */
export async function joinGroupByLink(
  viewer: Member,
  { token, level }: BodyOf<typeof joinEndpoint>,
): Promise<{ data: Group; membership: Group["membership"] }> {
  const id = await runTransaction(viewer, async (tx) => {
    const link = await consumeInvitationLink(tx, viewer, hashTokenSecret(token));
    await insertMember(tx, link.groupId, viewer.id, { notificationLevel: level });
    if (link.emailInvitationId)
      await tx.delete(groupEmailInvitations).where(eq(groupEmailInvitations.id, link.emailInvitationId));
    return link.groupId;
  });
  const [data] = await Promise.all([getGroup(viewer, id), publishNewMember(id, viewer.id)]);
  return { data, membership: data.membership };
}

/** Holds the group's row first, as every change of its members does: whether the creator may still invite is read after it. */
async function consumeInvitationLink(tx: Transaction, viewer: Member, tokenHash: string) {
  const isLink = eq(groupInvitationLinks.tokenHash, tokenHash);
  const groupOfLink = tx
    .select({ id: groupInvitationLinks.groupId })
    .from(groupInvitationLinks)
    .where(isLink);
  const lock = tx
    .select({ id: groups.id })
    .from(groups)
    .where(inArray(groups.id, groupOfLink))
    .for("no key update");
  const consumption = tx
    .update(groupInvitationLinks)
    .set({ usesCount: sql`${groupInvitationLinks.usesCount} + 1` })
    .from(groups)
    .where(and(isLink, eq(groups.id, groupInvitationLinks.groupId), canUseInvitationLink(viewer)))
    .returning({
      groupId: groupInvitationLinks.groupId,
      emailInvitationId: groupInvitationLinks.emailInvitationId,
    });
  const [, [link]] = await Promise.all([lock.execute(), consumption.execute()]);
  if (!link) throw new AppError("group_link_invalid");
  return link;
}
