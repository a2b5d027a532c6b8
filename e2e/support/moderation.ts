import { listReportCases } from "@/lib/moderation/queue-contract";
import type { Caller } from "./api";
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

/** The open case of a report. */
export async function findCase(moderator: Caller, id: number) {
  for (let page = 1; ; page++) {
    const { data } = (
      await moderator.call(listReportCases, { query: { page: String(page), per_page: "100" } })
    ).body;
    const listed = data.data.find((one) => one.id === id);
    if (listed || page >= data.last_page) return listed;
  }
}
