import { and, asc, eq } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { messageTemplates } from "@/db/schema/applications";
import { lockCompany } from "@/lib/companies/member-mutations";
import { ownCompanyId, requireMembership } from "@/lib/companies/policy";
import { WRITER_ROLES } from "@/lib/companies/roles";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { isoDateOf } from "@/lib/core/api/response-columns";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { applicationLimits } from "./constants";
import type { MessageTemplate } from "./schemas";
import type { createMessageTemplate as endpoint } from "./templates-contract";

type Recruiter = Viewer<"company">;
type Body = BodyOf<typeof endpoint>;

export async function listTemplates(viewer: Recruiter): Promise<MessageTemplate[]> {
  return db
    .select(templateColumns)
    .from(messageTemplates)
    .where(eq(messageTemplates.companyId, ownCompanyId(viewer)))
    .orderBy(asc(messageTemplates.createdAt), asc(messageTemplates.id));
}

export async function createTemplate(viewer: Recruiter, body: Body): Promise<MessageTemplate> {
  const row = await runTransaction(viewer, async (tx) => {
    // The lock makes the limit hold for simultaneous requests.
    const { id: companyId } = await lockCompany(tx, viewer, WRITER_ROLES);
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

export async function updateTemplate(viewer: Recruiter, id: number, body: Body): Promise<MessageTemplate> {
  const [row] = await runTransaction(viewer, async (tx) =>
    tx
      .update(messageTemplates)
      .set(toRow(body))
      .where(await requireWritableTemplate(tx, viewer, id))
      .returning(templateColumns),
  );
  if (!row) throw new AppError("not_found");
  return row;
}

export async function deleteTemplate(viewer: Recruiter, id: number): Promise<void> {
  const rows = await runTransaction(viewer, async (tx) =>
    tx
      .delete(messageTemplates)
      .where(await requireWritableTemplate(tx, viewer, id))
      .returning({ id: messageTemplates.id }),
  );
  if (rows.length === 0) throw new AppError("not_found");
}

async function requireWritableTemplate(tx: Transaction, viewer: Recruiter, id: number) {
  const [template] = await tx
    .select({ id: messageTemplates.id })
    .from(messageTemplates)
    .where(and(eq(messageTemplates.id, id), eq(messageTemplates.companyId, ownCompanyId(viewer))));
  if (!template) throw new AppError("not_found");
  const company = await requireMembership(viewer, WRITER_ROLES, tx);
  return and(eq(messageTemplates.id, id), eq(messageTemplates.companyId, company.id));
}

const templateColumns = {
  id: messageTemplates.id,
  name: messageTemplates.name,
  status: messageTemplates.status,
  content_fr: messageTemplates.contentFr,
  content_en: messageTemplates.contentEn,
  created_at: isoDateOf(messageTemplates.createdAt),
};

function toRow({ name, status, content_fr, content_en }: Body) {
  return { name: name.trim(), status: status ?? null, contentFr: content_fr, contentEn: content_en };
}
