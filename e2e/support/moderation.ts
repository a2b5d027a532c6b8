import { sql } from "./database";
import { post } from "./posts";
import type { Person } from "./users";

/** A decision that hid a post of the author. */
export async function decisionOn(author: Person): Promise<number> {
  const { id: subject_id } = await post({ by: author, status: "archived" });
  const row = { subject_type: "post", subject_id, author_id: author.id, action: "hide", rule: "spam" };
  const [inserted] = await sql`insert into moderation_decisions ${sql(row)} returning id`;
  return inserted?.id;
}
