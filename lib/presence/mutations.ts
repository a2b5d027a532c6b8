import { presence } from "@/db/schema/presence";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { announceRefresh } from "./announce";
import type { PresenceSettings } from "./schemas";

export async function updatePresenceSettings(
  viewer: Member,
  { is_hidden: isHidden }: PresenceSettings,
): Promise<PresenceSettings> {
  await runTransaction(viewer, (tx) =>
    tx
      .insert(presence)
      .values({ userId: viewer.id, isHidden })
      .onConflictDoUpdate({ target: presence.userId, set: { isHidden } }),
  );
  await announceRefresh(viewer);
  return { is_hidden: isHidden };
}
