import { and, asc, eq } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { answerTemplates } from "@/db/schema/applications";
import { companies } from "@/db/schema/companies";
import type { BodyOf } from "@/lib/api/endpoint";
import { AppError } from "@/lib/api/errors";
import { runTransaction } from "@/lib/auth/run-transaction";
import type { Viewer } from "@/lib/auth/viewer";
import { companyOf, mayWrite, requireMembership } from "@/lib/companies/policy";
import type { createAnswerTemplate as endpoint } from "./answers-contract";
import { applicationLimits } from "./kinds";
import type { AnswerTemplate } from "./shapes";

type Recruiter = Viewer<"company">;
type Body = BodyOf<typeof endpoint>;

/** The company's ready answers, oldest first; `applicationLimits.templates` at most. */
export async function listTemplates(viewer: Recruiter): Promise<AnswerTemplate[]> {
  const rows = await db
    .select(columns)
    .from(answerTemplates)
    .where(eq(answerTemplates.companyId, companyOf(viewer)))
    .orderBy(asc(answerTemplates.createdAt), asc(answerTemplates.id));
  return rows.map(presentTemplate);
}

/** Throws `forbidden` for who only reads, `too_many_templates`. */
export async function createTemplate(viewer: Recruiter, body: Body): Promise<AnswerTemplate> {
  const row = await runTransaction(viewer, async (tx) => {
    const { id: companyId } = await requireMembership(viewer, mayWrite, tx);
    // The company's row keeps two at once from both being the last that fits.
    await tx
      .select({ id: companies.id })
      .from(companies)
      .where(eq(companies.id, companyId))
      .for("no key update");
    const kept = await tx.$count(answerTemplates, eq(answerTemplates.companyId, companyId));
    if (kept >= applicationLimits.templates) throw new AppError("too_many_templates");
    const [made] = await tx
      .insert(answerTemplates)
      .values({ companyId, ...valuesOf(body) })
      .returning(columns);
    return made;
  });
  if (!row) throw new AppError("internal");
  return presentTemplate(row);
}

/** Throws `not_found`, `forbidden`. */
export async function updateTemplate(viewer: Recruiter, id: number, body: Body): Promise<AnswerTemplate> {
  const [row] = await runTransaction(viewer, async (tx) =>
    tx
      .update(answerTemplates)
      .set(valuesOf(body))
      .where(await writable(tx, viewer, id))
      .returning(columns),
  );
  if (!row) throw new AppError("not_found");
  return presentTemplate(row);
}

/** Throws `not_found`, `forbidden`. */
export async function deleteTemplate(viewer: Recruiter, id: number): Promise<void> {
  const rows = await runTransaction(viewer, async (tx) =>
    tx
      .delete(answerTemplates)
      .where(await writable(tx, viewer, id))
      .returning({ id: answerTemplates.id }),
  );
  if (rows.length === 0) throw new AppError("not_found");
}

/** The one template, if the viewer may write for its company. */
async function writable(tx: Transaction, viewer: Recruiter, id: number) {
  const [seen] = await tx
    .select({ id: answerTemplates.id })
    .from(answerTemplates)
    .where(and(eq(answerTemplates.id, id), eq(answerTemplates.companyId, companyOf(viewer))));
  if (!seen) throw new AppError("not_found");
  const company = await requireMembership(viewer, mayWrite, tx);
  return and(eq(answerTemplates.id, id), eq(answerTemplates.companyId, company.id));
}

const columns = {
  id: answerTemplates.id,
  name: answerTemplates.name,
  status: answerTemplates.status,
  contentFr: answerTemplates.contentFr,
  contentEn: answerTemplates.contentEn,
  createdAt: answerTemplates.createdAt,
};

function valuesOf({ name, status, content_fr, content_en }: Body) {
  return { name: name.trim(), status: status ?? null, contentFr: content_fr, contentEn: content_en };
}

type Row = Pick<AnswerTemplate, "id" | "name" | "status"> & {
  contentFr: string;
  contentEn: string;
  createdAt: Date;
};

function presentTemplate({ contentFr, contentEn, createdAt, ...row }: Row): AnswerTemplate {
  return { ...row, content_fr: contentFr, content_en: contentEn, created_at: createdAt.toISOString() };
}
