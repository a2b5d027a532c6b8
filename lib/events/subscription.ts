import { eq } from "drizzle-orm";
import { db } from "@/db/client";
import { eventSubscriptions } from "@/db/schema/events";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import { hashTokenSecret, tokenSecret } from "@/lib/core/auth/token-secrets";
import type { Member } from "@/lib/core/auth/viewer";
import { appUrl } from "@/lib/core/env";

export async function getEventSubscription(viewer: Member): Promise<{ url: string | null }> {
  const [subscription] = await db
    .select({ id: eventSubscriptions.id })
    .from(eventSubscriptions)
    .where(eq(eventSubscriptions.userId, viewer.id));
  return { url: subscription ? urlOf(subscription.id) : null };
}

/** The previous URL stops working. */
export async function renewEventSubscription(viewer: Member): Promise<{ url: string }> {
  const id = crypto.randomUUID();
  const values = { id, tokenHash: hashTokenSecret(tokenSecret(id)), createdAt: new Date() };
  await runTransaction(viewer, (tx) =>
    tx
      .insert(eventSubscriptions)
      .values({ userId: viewer.id, ...values })
      .onConflictDoUpdate({ target: eventSubscriptions.userId, set: values }),
  );
  return { url: urlOf(id) };
}

export async function deleteEventSubscription(viewer: Member): Promise<void> {
  await runTransaction(viewer, (tx) =>
    tx.delete(eventSubscriptions).where(eq(eventSubscriptions.userId, viewer.id)),
  );
}

function urlOf(id: string): string {
  const url = new URL("/api/events/calendar", appUrl());
  url.searchParams.set("token", tokenSecret(id));
  return url.href;
}
