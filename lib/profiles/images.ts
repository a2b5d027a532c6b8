import { eq, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { companies } from "@/db/schema/companies";
import { profiles } from "@/db/schema/profiles";
import { users } from "@/db/schema/users";
import { consume } from "@/lib/core/api/rate-limiter";
import type { Uploads } from "@/lib/core/api/uploads";
import { runTransactionOnUsers } from "@/lib/core/auth/run-transaction";
import type { Member, Viewer } from "@/lib/core/auth/viewer";
import { hasRow } from "@/lib/core/database/has-row";
import { invalid } from "@/lib/core/errors/app-error";
import { storeAvatar, storeCover } from "@/lib/core/images/store";
import { avatarPaths, coverPaths } from "@/lib/core/images/urls";
import { deleteFilesAfterCommit } from "@/lib/core/storage/delete-after-commit";
import { type RecordedFile, recordStoredFiles } from "@/lib/core/storage/quota";
import { deleteOnFailure } from "@/lib/core/storage/storage";
import { upsertProfile } from "./mutations";
import { getProfile } from "./queries";
import type { Profile } from "./schemas";

type Student = Viewer<"student">;

/** Throws the image codes and `storage_quota_exceeded`. */
export async function updatePhoto(viewer: Member, files: Uploads): Promise<Profile> {
  const upload = await requireUpload(viewer, files, "photo");
  const stored = await storeAvatar(viewer.id, upload);
  await deleteOnFailure(avatarPaths(stored.path), () => replacePhoto(viewer, stored));
  return getProfile(viewer, viewer.id);
}

export async function removePhoto(viewer: Member): Promise<Profile> {
  await replacePhoto(viewer, null);
  return getProfile(viewer, viewer.id);
}

/** Throws as `updatePhoto` does. */
export async function updateCover(viewer: Student, files: Uploads): Promise<Profile> {
  const upload = await requireUpload(viewer, files, "cover");
  const stored = await storeCover(viewer.id, upload);
  await deleteOnFailure(coverPaths(stored.path), () => replaceCover(viewer, stored));
  return getProfile(viewer, viewer.id);
}

export async function removeCover(viewer: Student): Promise<Profile> {
  await replaceCover(viewer, null);
  return getProfile(viewer, viewer.id);
}

async function requireUpload(viewer: Member, files: Uploads, field: "photo" | "cover"): Promise<string> {
  const upload = files[field]?.[0];
  if (!upload) throw invalid(field, "required");
  await consume("uploads", viewer.id);
  return upload;
}

async function replacePhoto(viewer: Member, stored: RecordedFile | null): Promise<void> {
  const previous = await runTransactionOnUsers(viewer, [viewer.id], async (tx) => {
    if (stored) await recordStoredFiles(tx, viewer.id, [stored]);
    const [before] = await tx.select({ path: users.avatarPath }).from(users).where(eq(users.id, viewer.id));
    await tx
      .update(users)
      .set({ avatarPath: stored?.path ?? null })
      .where(eq(users.id, viewer.id));
    return before?.path;
  });
  if (previous && !(await isLogo(previous))) await deleteFilesAfterCommit(avatarPaths(previous));
}

/** The first account of a company may show its logo. */
async function isLogo(path: string): Promise<boolean> {
  return hasRow(db, companies, eq(companies.logoPath, path));
}

async function replaceCover(viewer: Student, stored: RecordedFile | null): Promise<void> {
  // The lock serialises two uploads: each deletes the file that it replaced.
  const previous = await runTransactionOnUsers(viewer, [viewer.id], async (tx) => {
    if (stored) await recordStoredFiles(tx, viewer.id, [stored]);
    const [before] = await tx
      .select({ path: sql<string | null>`${profiles.coverPath}` })
      .from(profiles)
      .where(eq(profiles.userId, viewer.id));
    await upsertProfile(tx, viewer, { coverPath: stored?.path ?? null });
    return before?.path;
  });
  if (previous) await deleteFilesAfterCommit(coverPaths(previous));
}
