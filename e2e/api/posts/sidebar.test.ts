import { expect, test } from "vitest";
import type { Member } from "@/lib/core/auth/viewer";
import { getSidebar } from "@/lib/posts/sidebar";
import { colleagueOf } from "../../support/companies";
import { sql } from "../../support/database";
import { company, student } from "../../support/users";

async function countPublicCompanies(): Promise<number> {
  const [row] =
    await sql`select count(*)::int as count from companies where status = 'active' and hidden_at is null`;
  return row?.count;
}

test("counts each company of the directory once, however many members it has", async () => {
  const owner = await company();
  for (let colleague = 1; colleague <= 5; colleague++) await colleagueOf(owner, "recruiter");
  const { id } = await student();
  const before = await countPublicCompanies();
  const { stats } = await getSidebar({ id, role: "student" } as Member);
  // Other tests may add or hide one meanwhile.
  const bounds = [before, await countPublicCompanies()];
  expect(stats.companies).toBeGreaterThanOrEqual(Math.min(...bounds));
  expect(stats.companies).toBeLessThanOrEqual(Math.max(...bounds));
});
