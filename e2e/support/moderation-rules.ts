import type { ModerationRules } from "@/lib/school-settings/rules-contract";
import { sql } from "./database";
import { exclusiveFile } from "./exclusive-file";
import { student, type TestUser } from "./users";

export const noRules: ModerationRules = {
  held_words: [],
  new_account_days: 0,
  holds_links: false,
  held_first_posts: 0,
  daily_posts: null,
};

/** Test files that change the rules run one after the other; each ends by removing the rules. */
export function rulesOfFile(): void {
  exclusiveFile(7105325, () => setRules({}));
}

/** `setRules` leaves `new_account_days` at 0, so the accounts of other tests are not new; those of `newStudent` are. */
export async function setRules(rules: Partial<Omit<ModerationRules, "new_account_days">>): Promise<void> {
  await sql`update moderation_rules set ${sql({ ...noRules, ...rules })}`;
}

/** A student whose account is created some minutes in the future, so that it counts as new. */
export async function newStudent(): Promise<TestUser> {
  const user = await student();
  await sql`update users set created_at = now() + interval '1 hour' where id = ${user.id}`;
  return user;
}

/** Holds a text back as a moderation rule does. */
export async function hold(table: "posts" | "comments", ...ids: number[]): Promise<void> {
  await sql`update ${sql(table)} set status = 'pending', held_for = 'word', held_word = 'mot', held_at = created_at
    where id in ${sql(ids)}`;
}
