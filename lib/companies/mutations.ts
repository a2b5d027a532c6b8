import { eq } from "drizzle-orm";
import { type Database, db } from "@/db/client";
import { companies, companyMembers } from "@/db/schema/companies";
import { users } from "@/db/schema/users";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { consume } from "@/lib/core/api/rate-limiter";
import type { Uploads } from "@/lib/core/api/uploads";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { requireFreeName } from "@/lib/core/auth/reserved-names";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { hasRow } from "@/lib/core/database/has-row";
import { AppError } from "@/lib/core/errors/app-error";
import { storeAvatar } from "@/lib/core/images/store";
import { avatarPaths } from "@/lib/core/images/urls";
import { deleteFilesAfterCommit } from "@/lib/core/storage/delete-after-commit";
import { type RecordedFile, recordStoredFiles } from "@/lib/core/storage/quota";
import { deleteOnFailure } from "@/lib/core/storage/storage";
import type { updateOwnCompany as updateEndpoint } from "./contract";
import { requireNoNamesake } from "./namesakes";
import { requireMembership } from "./policy";
import { getOwnCompany } from "./queries";
import { writerRoles } from "./roles";
import type { OwnCompany } from "./schemas";

type NewCompany = Pick<typeof companies.$inferInsert, "name" | "status" | "website" | "siret"> & {
  ownerId: number;
};

export async function createCompany(
  database: Database,
  { name, ownerId, ...columns }: NewCompany,
): Promise<number> {
  await requireFreeName(name, { field: "company_name", database });
  const [company] = await database
    .insert(companies)
    .values({ name: name.trim(), ...columns })
    .returning({ id: companies.id });
  if (!company) throw new AppError("internal");
  await database.insert(companyMembers).values({ companyId: company.id, userId: ownerId, role: "owner" });
  return company.id;
}

export async function updateOwnCompany(
  viewer: Viewer<"company">,
  form: BodyOf<typeof updateEndpoint>,
  files: Uploads,
): Promise<OwnCompany> {
  await requireMembership(viewer, writerRoles);
  const [source] = files.logo ?? [];
  const logo = source ? await storeLogo(viewer, source) : form.remove_logo ? null : undefined;
  const replaced = await deleteOnFailure(logo ? avatarPaths(logo.path) : [], () => write(viewer, form, logo));
  if (replaced && logo !== undefined) await deleteLogo(replaced);
  return getOwnCompany(viewer);
}

function write(
  viewer: Viewer<"company">,
  form: BodyOf<typeof updateEndpoint>,
  logo: RecordedFile | null | undefined,
) {
  return runTransaction(viewer, async (tx) => {
    if (logo) await recordStoredFiles(tx, viewer.id, [logo]);
    const { id } = await requireMembership(viewer, writerRoles, tx);
    const [before] = await tx
      .select({ name: companies.name, logoPath: companies.logoPath })
      .from(companies)
      .where(eq(companies.id, id))
      .for("update");
    const { description, website, location, siret } = form;
    const name = (form.name ?? before?.name ?? "").trim();
    if (name !== before?.name) {
      await requireFreeName(name, { field: "name", database: tx });
      await requireNoNamesake(tx, name, id);
    }
    await tx
      .update(companies)
      .set({
        ...{ name, description: description?.trim(), website, location, siret },
        logoPath: logo === null ? null : logo?.path,
      })
      .where(eq(companies.id, id));
    await recordAudit(tx, viewer, "company_changed", ["company", id], { company: name });
    return before?.logoPath ?? null;
  });
}

async function storeLogo(viewer: Viewer<"company">, source: string): Promise<RecordedFile> {
  await consume("uploads", viewer.id);
  return storeAvatar(viewer.id, source);
}

/** A logo may also be the avatar of the first account. */
async function deleteLogo(path: string): Promise<void> {
  if (!(await hasRow(db, users, eq(users.avatarPath, path)))) await deleteFilesAfterCommit(avatarPaths(path));
}
