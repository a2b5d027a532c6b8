import { sql } from "./database";
import { student, type TestUser } from "./users";

type Options = {
  by?: TestUser;
  content?: string;
  audience?: "public" | "members";
  status?: "published" | "draft" | "pending" | "archived" | "deleted";
  pinned?: boolean;
  group?: number;
  at?: Date;
};

/** Inserts a post into the database, by default of a new student. */
export async function insertPost(options: Options = {}): Promise<{ id: number; by: TestUser }> {
  const { content = "Bonjour", status = "published", pinned = false, group = null } = options;
  const audience = group === null ? (options.audience ?? "public") : "members";
  const by = options.by ?? (await student());
  const [row] = await sql`
    insert into posts (user_id, group_id, content, audience, status, is_pinned, created_at)
    values (${by.id}, ${group}, ${content}, ${audience}, ${status}, ${pinned}, ${options.at ?? new Date()}) returning id`;
  return { id: row?.id, by };
}

/** Makes a post the newest again: those of other tests may have pushed it off the first page of the feed. */
export async function moveToTop(content: string): Promise<void> {
  await sql`update posts set created_at = now() where content = ${content}`;
}
