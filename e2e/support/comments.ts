import { sql } from "./database";
import { post } from "./posts";
import { type Person, student } from "./users";

type Wish = {
  by?: Person;
  /** Instead of a user. */
  visitor?: { name: string; email: string };
  on?: number;
  content?: string;
  status?: "published" | "pending" | "deleted";
};

/** A comment inserted into the database, by default of a new student under a new post. */
export async function comment(wish: Wish = {}): Promise<{ id: number; postId: number }> {
  const { visitor, content = "Bonjour", status = "published" } = wish;
  const postId = wish.on ?? (await post()).id;
  const userId = visitor ? null : (wish.by ?? (await student())).id;
  const [row] = await sql`
    insert into comments (post_id, user_id, author_name, author_email, content, status)
    values (${postId}, ${userId}, ${visitor?.name ?? null}, ${visitor?.email ?? null}, ${content}, ${status})
    returning id`;
  return { id: row?.id, postId };
}
