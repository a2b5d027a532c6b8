import { sql } from "drizzle-orm";
import { db } from "@/db/client";
import { schoolSettings } from "@/db/schema/school-settings";
import type { BodyOf, ResponseOf } from "@/lib/core/api/endpoint";
import { consume } from "@/lib/core/api/rate-limiter";
import type { Uploads } from "@/lib/core/api/uploads";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { storeLogo } from "@/lib/core/images/store";
import { deleteFilesAfterCommit } from "@/lib/core/storage/delete-after-commit";
import { recordStoredFiles } from "@/lib/core/storage/quota";
import { deleteOnFailure } from "@/lib/core/storage/storage";
import { storageUrl } from "@/lib/core/storage/urls";
import { type changeLogo as changeEndpoint, logoBase } from "./logo-contract";
import { requireExpected } from "./require-expected";
import { loadSite } from "./site";

export type Logo = ResponseOf<typeof changeEndpoint>["data"];
type StoredLogo = Awaited<ReturnType<typeof storeLogo>>;

export async function getLogo(_viewer: Viewer<"admin">): Promise<Logo> {
  const { logoPath, logoWidth: width, logoHeight: height, logoGround: ground } = schoolSettings;
  const [row] = await db.select({ path: logoPath, width, height, ground }).from(schoolSettings);
  if (!row) throw new AppError("internal");
  const { path, ...logo } = row;
  return { logo_url: path && storageUrl(path), ...logo };
}

export async function changeLogo(
  viewer: Viewer<"admin">,
  body: BodyOf<typeof changeEndpoint>,
  files: Uploads,
): Promise<Logo> {
  const [source] = files.logo ?? [];
  if (source) await consume("uploads", viewer.id);
  const logo = source ? await storeLogo(viewer.id, source) : body.remove_logo ? null : undefined;
  const replaced = await deleteOnFailure(logo ? [logo.path] : [], () => write(viewer, body, logo));
  if (replaced && logo !== undefined) await deleteFilesAfterCommit([replaced]);
  await loadSite();
  return getLogo(viewer);
}

function write(
  viewer: Viewer<"admin">,
  { ground, expected }: BodyOf<typeof changeEndpoint>,
  logo: StoredLogo | null | undefined,
) {
  return runTransaction(viewer, async (tx) => {
    if (logo) await recordStoredFiles(tx, viewer.id, [{ path: logo.path, size: logo.size }]);
    const [before] = await tx
      .select({ path: schoolSettings.logoPath, ground: schoolSettings.logoGround })
      .from(schoolSettings)
      .for("update");
    const path = before?.path ?? null;
    requireExpected(logoBase, { ground: before?.ground, logo_url: path && storageUrl(path) }, expected);
    await tx.update(schoolSettings).set({
      logoGround: ground,
      ...(logo !== undefined && {
        logoPath: logo?.path ?? null,
        logoWidth: logo?.width ?? null,
        logoHeight: logo?.height ?? null,
      }),
      updatedAt: sql`now()`,
    });
    const details = { logo: logo === undefined ? "unchanged" : logo ? "replaced" : "removed", ground };
    await recordAudit(tx, viewer, "logo_changed", null, details);
    return path;
  });
}
