import { sql } from "./database";
import { insertPost } from "./posts";
import { student, type TestUser } from "./users";

type Options = {
  by?: TestUser;
  /** The author when it is not a user. */
  visitor?: { name: string; email: string };
  on?: number;
  content?: string;
  status?: "published" | "pending" | "deleted";
};

/** Inserts a comment into the database, by default of a new student under a new post. */
export async function insertComment(options: Options = {}): Promise<{ id: number; postId: number }> {
  const { visitor, content = "Bonjour", status = "published" } = options;
  const postId = options.on ?? (await insertPost()).id;
  const userId = visitor ? null : (options.by ?? (await student())).id;
  const [row] = await sql`
    insert into comments (post_id, user_id, author_name, author_email, content, status)
    values (${postId}, ${userId}, ${visitor?.name ?? null}, ${visitor?.email ?? null}, ${content}, ${status})
    returning id`;
  return { id: row?.id, postId };
}
