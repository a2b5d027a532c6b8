import { sql } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { announcements } from "@/db/schema/announcements";
import { users } from "@/db/schema/users";
import type { Viewer } from "@/lib/core/auth/viewer";

export type AudienceClass = { name: string; students_count: number };

// The expression of `users_class_idx`. Only the school's list decides who is in a class, since students write their
// profiles themselves.
const key = sql`fold_name(${users.className})`;
const hasClass = sql`${users.className} is not null and ${users.role} = 'student'
  and ${users.status} = 'active' and ${users.deletedAt} is null`;

const chosenBy = (announcementId: number | null) => sql`select fold_name(name) as key, name
  from ${announcements} a, unnest(a.class_names) name where a.id = ${announcementId}::int`;

/** The ids of those in the classes of an announcement. */
export const selectClassStudents = (announcementId: number) => sql`select ${users.id} from ${users}
  where ${hasClass} and ${key} in (select chosen.key from (${chosenBy(announcementId)}) chosen)`;

const maxClasses = 500;

/**
 * Includes the classes of the edited announcement, spelt as there, even if they have no students any more. Counted
 * by spelling first: folding the name of each student takes longer than the rest of the page.
 */
export async function listAudienceClasses(
  _viewer: Viewer<"admin">,
  announcementId: number | null,
): Promise<AudienceClass[]> {
  return db.execute<AudienceClass>(sql`
    select coalesce(chosen.name, present.name) as name, coalesce(present.students_count, 0) as students_count
    from (select fold_name(name) as key, min(name) as name, sum(count)::int as students_count from (
        select ${users.className} as name, count(*) as count from ${users} where ${hasClass} group by 1) spelling
      group by 1) present
    full join (${chosenBy(announcementId)}) chosen using (key)
    order by name_order(key), key limit ${maxClasses}`);
}

/** The class names as students' accounts have them, each once; null where a class has no student. */
export async function findClassNames(tx: Transaction, names: string[]): Promise<string[] | null> {
  const rows = await tx.execute<{ name: string | null }>(sql`
    select (select min(${users.className}) from ${users} where ${hasClass} and ${key} = wanted.key) as name
    from (select distinct fold_name(name) as key from unnest(${sql.param(names)}::text[]) name) wanted
    order by 1`);
  const classNames = rows.flatMap(({ name }) => name ?? []);
  return classNames.length === rows.length ? classNames : null;
}
