import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { compileOnce } from "@/db/compile-once";
import type { HoldReason } from "@/db/enums";
import { posts } from "@/db/schema/posts";
import { moderationRules } from "@/db/schema/school-settings";
import { users } from "@/db/schema/users";
import type { Viewer } from "@/lib/core/auth/viewer";
import { lockIds } from "@/lib/core/database/lock-ids";
import { AppError } from "@/lib/core/errors/app-error";
import { findHeldWord } from "@/lib/school-settings/held-words";
import { hasForeignLink } from "./spam";

export type Hold = { reason: HoldReason; word: string | null };
type Written = "post" | "comment" | "edit";

/** Which moderation rule holds the text back; none holds an administrator's. Throws `too_many_new_posts`. */
export async function findHold(
  tx: Transaction,
  viewer: Viewer,
  kind: Written,
  texts: readonly string[],
  preloaded?: Rules,
): Promise<Hold | null> {
  if (viewer.role === "admin") return null;
  const rules = preloaded ?? (await readRules(tx, viewer));
  if (!rules) return null;
  if (rules.isNew && kind === "post" && rules.dailyPosts !== null)
    await requireDailyPost(tx, viewer, rules.dailyPosts);
  const text = texts.join("\n").replace(/@\[\d+\]/g, " ");
  const word = findHeldWord(text, rules.heldWords);
  if (word !== undefined) return { reason: "word", word };
  if (!rules.isNew) return null;
  if (rules.holdsLinks && hasForeignLink(text)) return { reason: "link", word: null };
  const isEarly = kind === "post" && rules.heldFirstPosts > 0 && rules.publishedCount < rules.heldFirstPosts;
  return isEarly ? { reason: "first_posts", word: null } : null;
}

type Rules = {
  heldWords: string[];
  holdsLinks: boolean;
  heldFirstPosts: number;
  dailyPosts: number | null;
  isNew: boolean;
  publishedCount: number;
};

/** The query of `findHold`, to be sent with another statement. */
export async function readRules(tx: Transaction, { id }: Viewer): Promise<Rules | undefined> {
  const [rules] = await tx.execute<Rules>(rulesFor({ author: id }));
  return rules;
}

const rulesFor = compileOnce(() => {
  const { heldWords, holdsLinks, heldFirstPosts, dailyPosts, newAccountDays } = moderationRules;
  return sql`
    select ${heldWords} as "heldWords", ${holdsLinks} as "holdsLinks", ${heldFirstPosts} as "heldFirstPosts",
      ${dailyPosts} as "dailyPosts",
      coalesce(${users.createdAt} > now() - make_interval(days => ${newAccountDays}), false) as "isNew",
      case when ${heldFirstPosts} > 0 then (select count(*)::int from (select from ${posts}
        where ${posts.userId} = ${users.id} and ${posts.status} = 'published' limit ${heldFirstPosts}) published)
        else 0 end as "publishedCount"
    from ${moderationRules} left join ${users} on ${users.id} = ${sql.placeholder("author")}::int`;
});

/** Serialises the posts of a new account, so that no two of them are both the last. */
async function requireDailyPost(tx: Transaction, { id }: Viewer, max: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockIds.newPostsOfUser}::int, ${id}::int)`);
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(posts)
    .where(and(eq(posts.userId, sql`${id}`), sql`${posts.createdAt} > now() - interval '24 hours'`));
  if ((row?.count ?? 0) >= max) throw new AppError("too_many_new_posts", { params: { max: String(max) } });
}

/** The column values of a new text. */
export function heldColumns(hold: Hold | null) {
  if (!hold) return {};
  return {
    status: "pending" as const,
    heldFor: hold.reason,
    heldWord: hold.word,
    heldAt: sql`now()`,
  };
}

/** Holds back an edited text. A pending text stays pending, with the newest reason; an archived text is not changed. */
export async function holdEdited(
  tx: Transaction,
  table: "posts" | "comments",
  id: number,
  { reason, word }: Hold,
): Promise<boolean> {
  const [held] = await tx.execute(sql`
    update ${sql.identifier(table)} set status = 'pending', held_for = ${reason}, held_word = ${word},
      held_at = case when status = 'published' then now() else held_at end
    where id = ${id} and (status = 'published' or (status = 'pending' and held_for is not null)) returning id`);
  return held !== undefined;
}

/** `read` is `edited_at` as the moderator has read it (optional). Throws `text_edited`. */
export function requireUnedited(editedAt: string | null, read: string | null | undefined): void {
  if (read !== undefined && read !== editedAt) throw new AppError("text_edited");
}
