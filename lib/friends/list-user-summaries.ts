import { asc, eq, sql } from "drizzle-orm";
import type { WithSubquery } from "drizzle-orm/subquery";
import { db } from "@/db/client";
import { users } from "@/db/schema/users";
import { type PageQuery, toPage } from "@/lib/core/api/pagination";
import { selectPage } from "@/lib/core/api/select-page";
import type { Member, MemberParams } from "@/lib/core/auth/viewer";
import { type PersonRow, personColumns, serializePerson } from "./select";

type List = Parameters<typeof selectPage>[0];

/** A page of persons. One query. */
export async function listPeople(viewer: Member, list: List, query: PageQuery, ...using: WithSubquery[]) {
  return toPeople(viewer, await peopleRows(viewer, list, query, ...using), query);
}

export function peopleRows(viewer: MemberParams, list: List, query: PageQuery, ...using: WithSubquery[]) {
  const { total, page } = selectPage(list, query);
  return db
    .with(...using)
    .select({ total: total.value, ...personColumns(viewer) })
    .from(total)
    .leftJoin(page, sql`true`)
    .leftJoin(users, eq(users.id, page.id))
    .orderBy(asc(page.place));
}

export function toPeople(viewer: Member, rows: Awaited<ReturnType<typeof peopleRows>>, query: PageQuery) {
  const {
    from: _,
    to: __,
    ...people
  } = toPage(rows, (row: PersonRow) => serializePerson(viewer, row), query);
  return people;
}
