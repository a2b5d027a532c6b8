import { and, eq } from "drizzle-orm";
import { dismissedSuggestions } from "@/db/schema/suggestions";
import { users } from "@/db/schema/users";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { personVisibleTo } from "@/lib/friends/policy";

/** Throws `not_found`. */
export async function dismissSuggestion(viewer: Member, userId: number): Promise<void> {
  await runTransaction(viewer, async (tx) => {
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), personVisibleTo(viewer)));
    if (!user) throw new AppError("not_found");
    await tx
      .insert(dismissedSuggestions)
      .values({ userId: viewer.id, dismissedId: userId })
      .onConflictDoNothing();
  });
}

export async function restoreSuggestion(viewer: Member, userId: number): Promise<void> {
  await runTransaction(viewer, (tx) =>
    tx
      .delete(dismissedSuggestions)
      .where(and(eq(dismissedSuggestions.userId, viewer.id), eq(dismissedSuggestions.dismissedId, userId))),
  );
}
