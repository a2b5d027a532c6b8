import { expect } from "vitest";
import { isCompleted } from "./announcements";

/** Waits until all recipients have the announcement. */
export async function waitUntilSent(id: number): Promise<void> {
  await expect.poll(() => isCompleted(id), { timeout: 30_000, interval: 250 }).toBe(true);
}
