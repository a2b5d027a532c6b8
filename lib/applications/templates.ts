import { and, asc, eq, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { answerTemplates } from "@/db/schema/applications";
import { companyMembers } from "@/db/schema/companies";
import type { BodyOf } from "@/lib/api/endpoint";
import { AppError } from "@/lib/api/errors";
import type { Viewer } from "@/lib/auth/viewer";
import { companyOf, mayWrite, type RecruiterRole } from "@/lib/companies/policy";
import type { createAnswerTemplate as endpoint } from "./answers-contract";
import type { AnswerTemplate } from "./shapes";

type Recruiter = Viewer<"company">;
type Body = BodyOf<typeof endpoint>;
const most = 100;

/** The company's ready answers, oldest first. */
export async function listTemplates(viewer: Recruiter): Promise<AnswerTemplate[]> {
  const rows = await db
    .select(columns)
    .from(answerTemplates)
    .where(eq(answerTemplates.companyId, companyOf(viewer)))
    .orderBy(asc(answerTemplates.createdAt), asc(answerTemplates.id))
    .limit(most);
  return rows.map(presentTemplate);
}

/** Throws `forbidden` for who only reads. */
export async function createTemplate(viewer: Recruiter, body: Body): Promise<AnswerTemplate> {
  const companyId = await requireWriter(viewer);
  const [row] = await db
    .insert(answerTemplates)
    .values({ companyId, ...valuesOf(body) })
    .returning(columns);
  if (!row) throw new AppError("internal");
  return presentTemplate(row);
}

/** Throws `not_found`, `forbidden`. */
export async function updateTemplate(viewer: Recruiter, id: number, body: Body): Promise<AnswerTemplate> {
  const companyId = await requireWriter(viewer, id);
  const [row] = await db
    .update(answerTemplates)
    .set(valuesOf(body))
    .where(and(eq(answerTemplates.id, id), eq(answerTemplates.companyId, companyId)))
    .returning(columns);
  if (!row) throw new AppError("not_found");
  return presentTemplate(row);
}

/** Throws `not_found`, `forbidden`. */
export async function deleteTemplate(viewer: Recruiter, id: number): Promise<void> {
  const companyId = await requireWriter(viewer, id);
  const rows = await db
    .delete(answerTemplates)
    .where(and(eq(answerTemplates.id, id), eq(answerTemplates.companyId, companyId)))
    .returning({ id: answerTemplates.id });
  if (rows.length === 0) throw new AppError("not_found");
}

/** The viewer's company, for whom they may write; `id` must be one of its templates. */
async function requireWriter(viewer: Recruiter, id?: number): Promise<number> {
  const known = sql<boolean>`exists (select from ${answerTemplates} t where t.id = ${id ?? null}
    and t.company_id = ${companyMembers.companyId})`;
  const [member] = await db
    .select({ companyId: companyMembers.companyId, role: companyMembers.role, known })
    .from(companyMembers)
    .where(eq(companyMembers.userId, viewer.id));
  if (!member || (id !== undefined && !member.known)) throw new AppError("not_found");
  if (!mayWrite.includes(member.role as RecruiterRole)) throw new AppError("forbidden");
  return member.companyId;
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
