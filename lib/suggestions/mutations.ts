import { and, eq } from "drizzle-orm";
import { dismissedSuggestions } from "@/db/schema/suggestions";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { requireVisibleUser } from "@/lib/friends/require-visible-user";

export async function dismissSuggestion(viewer: Member, userId: number): Promise<void> {
  await runTransaction(viewer, async (tx) => {
    await requireVisibleUser(tx, viewer, userId);
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
