import { inArray } from "drizzle-orm";
import { databaseTimeouts, db } from "@/db/client";
import { posts } from "@/db/schema/posts";
import { chunksOf } from "@/lib/core/chunks-of";
import { listen } from "@/lib/core/database/listener";
import { env } from "@/lib/core/env";
import { log } from "@/lib/core/log";
import { type ChannelName, groupChannel, membersChannel } from "@/lib/core/realtime/channels";
import { publishEach } from "@/lib/core/realtime/publish";

const minMs = 1000;
/** An event holds 10 KB. */
const postsPerEvent = 100;

/** The channel of db/functions/post-changes.sql. */
type Kind = "counted" | "commented" | "edited" | "voted" | "removed";
type Changes = ReadonlyMap<number, ReadonlySet<Kind>>;

/**
 * Announces changed posts to open feeds: each post at most once a second, however often it was liked. An
 * announcement waits for the one before: if it overtook it, feeds would keep the older counts.
 */
export function announcePostChanges(signal: AbortSignal): Promise<void> {
  let changes = new Map<number, Set<Kind>>();
  let announcedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    timer ??= setTimeout(flush, Math.max(0, announcedAt + minMs - Date.now()));
  };
  const flush = async () => {
    const collected = changes;
    changes = new Map();
    announcedAt = Date.now();
    await announce(collected).catch((error) => log.warn({ err: error }, "changed posts were not announced"));
    timer = undefined;
    if (changes.size > 0 && !signal.aborted) schedule();
  };
  const collect = (_: string, payload: string) => {
    const [id, kind] = payload.split(" ") as [string, Kind];
    changes.set(Number(id), (changes.get(Number(id)) ?? new Set()).add(kind));
    schedule();
  };
  signal.addEventListener("abort", () => clearTimeout(timer));
  return listen(env().DATABASE_URL, databaseTimeouts, ["post_changed"], collect, signal);
}

async function announce(changes: Changes): Promise<void> {
  for (const ids of chunksOf([...changes.keys()], postsPerEvent)) await announceSome(ids, changes);
}

async function announceSome(ids: number[], changes: Changes): Promise<void> {
  const { id, groupId, status, likesCount: likes, commentsCount: comments } = posts;
  const rows = await db
    .select({ id, groupId, status, likes, comments })
    .from(posts)
    .where(inArray(posts.id, ids));
  const groupIds = [...new Set(rows.map((row) => row.groupId))];
  const messages = groupIds.map((groupId) => {
    const some = rows.filter((row) => row.groupId === groupId);
    const changed = some.flatMap(({ id, status, likes, comments }) =>
      status === "published" ? [{ id, likes, comments, ...flagsOf(changes.get(id)) }] : [],
    );
    const removed = some.flatMap(({ id, status }) => (status === "published" ? [] : [id]));
    const to: ChannelName = groupId === null ? membersChannel : groupChannel(groupId);
    return { to, payload: { changed, removed } };
  });
  await publishEach("posts:changed", messages);
}

function flagsOf(kinds: ReadonlySet<Kind> | undefined) {
  return {
    ...(kinds?.has("commented") && { isThreadChanged: true }),
    ...(kinds?.has("edited") && { isEdited: true }),
    ...(kinds?.has("voted") && { isVoted: true }),
  };
}
