import { eq, sql } from "drizzle-orm";
import { applications } from "@/db/schema/applications";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import type { Application } from "./schemas";
import { lockOwnApplication, updateOwnApplication } from "./update-own-application";

/** Throws `already_followed_up`, and `follow_up_refused` where `followUpAllowed` is false. */
export function followUpApplication(viewer: Viewer<"student">, id: number): Promise<Application> {
  return updateOwnApplication(viewer, id, "followed_up", async (tx) => {
    const { isFollowedUp, isAllowed } = await lockOwnApplication(tx, viewer, id);
    if (isFollowedUp) throw new AppError("already_followed_up");
    if (!isAllowed) throw new AppError("follow_up_refused");
    await tx.update(applications).set({ followedUpAt: sql`now()` }).where(eq(applications.id, id));
  });
}
