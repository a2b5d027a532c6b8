import { and, asc, eq } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { messageTemplates } from "@/db/schema/applications";
import { lockCompany } from "@/lib/companies/member-mutations";
import { ownCompanyId, requireMembership } from "@/lib/companies/policy";
import { writerRoles } from "@/lib/companies/roles";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { isoDateOf } from "@/lib/core/api/response-columns";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { applicationLimits } from "./constants";
import type { MessageTemplate } from "./schemas";
import type {
  createMessageTemplate as createEndpoint,
  updateMessageTemplate as updateEndpoint,
} from "./templates-contract";

type CompanyViewer = Viewer<"company">;
type Fields = BodyOf<typeof createEndpoint>;

export async function listTemplates(viewer: CompanyViewer): Promise<MessageTemplate[]> {
  return db
    .select(templateColumns)
    .from(messageTemplates)
    .where(eq(messageTemplates.companyId, ownCompanyId(viewer)))
    .orderBy(asc(messageTemplates.createdAt), asc(messageTemplates.id));
}

/** Throws `too_many_templates`. */
export async function createTemplate(viewer: CompanyViewer, body: Fields): Promise<MessageTemplate> {
  const row = await runTransaction(viewer, async (tx) => {
    // The lock makes the limit hold for simultaneous requests.
    const { id: companyId } = await lockCompany(tx, viewer, writerRoles);
    const count = await tx.$count(messageTemplates, eq(messageTemplates.companyId, companyId));
    if (count >= applicationLimits.templates) throw new AppError("too_many_templates");
    const [inserted] = await tx
      .insert(messageTemplates)
      .values({ companyId, ...toRow(body) })
      .returning(templateColumns);
    return inserted;
  });
  if (!row) throw new AppError("internal");
  return row;
}

/** Throws `forbidden`. */
export async function updateTemplate(
  viewer: CompanyViewer,
  id: number,
  changes: BodyOf<typeof updateEndpoint>,
): Promise<MessageTemplate> {
  const row = await runTransaction(viewer, async (tx) => {
    const before = await lockTemplate(tx, viewer, id);
    const [updated] = await tx
      .update(messageTemplates)
      .set(toRow({ ...before, ...changes }))
      .where(eq(messageTemplates.id, id))
      .returning(templateColumns);
    return updated;
  });
  if (!row) throw new AppError("internal");
  return row;
}

/** Throws `forbidden`. */
export async function deleteTemplate(viewer: CompanyViewer, id: number): Promise<void> {
  await runTransaction(viewer, async (tx) => {
    await lockTemplate(tx, viewer, id);
    await tx.delete(messageTemplates).where(eq(messageTemplates.id, id));
  });
}

async function lockTemplate(tx: Transaction, viewer: CompanyViewer, id: number): Promise<MessageTemplate> {
  const [template] = await tx
    .select({ ...templateColumns, companyId: messageTemplates.companyId })
    .from(messageTemplates)
    .where(and(eq(messageTemplates.id, id), eq(messageTemplates.companyId, ownCompanyId(viewer))))
    .for("update");
  if (!template) throw new AppError("not_found");
  const company = await requireMembership(viewer, writerRoles, tx);
  if (company.id !== template.companyId) throw new AppError("not_found");
  return template;
}

const templateColumns = {
  id: messageTemplates.id,
  name: messageTemplates.name,
  status: messageTemplates.status,
  content_fr: messageTemplates.contentFr,
  content_en: messageTemplates.contentEn,
  created_at: isoDateOf(messageTemplates.createdAt),
};

function toRow({ name, status, content_fr, content_en }: Pick<MessageTemplate, keyof Fields>) {
  return { name: name.trim(), status, contentFr: content_fr, contentEn: content_en };
}
