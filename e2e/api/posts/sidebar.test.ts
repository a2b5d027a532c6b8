import { expect, test } from "vitest";
import type { Member } from "@/lib/core/auth/viewer";
import { getSidebar } from "@/lib/posts/sidebar";
import { insertColleague } from "../../support/companies";
import { sql } from "../../support/database";
import { insertGroup } from "../../support/groups";
import { randomKey } from "../../support/random-key";
import { company, student, type TestUser } from "../../support/users";

async function countPublicCompanies(): Promise<number> {
  const [row] =
    await sql`select count(*)::int as count from companies where status = 'active' and hidden_at is null`;
  return row?.count;
}

/** Inserts so many posts that the tag would be among the most frequent if they were not in a group. */
async function insertTaggedPosts(groupId: number, by: TestUser, tag: string): Promise<void> {
  await sql`with tagged as (insert into tags (name) values (${tag}) returning id),
    written as (insert into posts (user_id, group_id, content, audience)
      select ${by.id}, ${groupId}, 'Bonjour', 'members' from generate_series(1, 200) returning id)
    insert into post_tags (post_id, tag_id) select written.id, tagged.id from written, tagged`;
}

test("counts each company of the directory once, however many members it has, and no tags of groups", async () => {
  const owner = await company();
  for (let colleague = 1; colleague <= 5; colleague++) await insertColleague(owner, "recruiter");
  const user = await student();
  const tag = randomKey();
  await insertTaggedPosts(await insertGroup(user), user, tag);
  const before = await countPublicCompanies();
  const { stats, tags } = await getSidebar({ id: user.id, role: "student" } as Member);
  expect(tags.map(({ name }) => name)).not.toContain(tag);
  // Uses bounds, because other tests may add or hide a company meanwhile.
  const bounds = [before, await countPublicCompanies()];
  expect(stats.companies).toBeGreaterThanOrEqual(Math.min(...bounds));
  expect(stats.companies).toBeLessThanOrEqual(Math.max(...bounds));
});
