import { eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import { afterAll, expect, test } from "vitest";
import { databaseUrl } from "../../support/environment";
import { company, student } from "../../support/users";
import { isolatedEnv } from "../../support/worker-instance";

Object.assign(process.env, isolatedEnv(databaseUrl));
const { connection, systemDb } = await import("@/db/client");
const { companies, companyMembers } = await import("@/db/schema/companies");
const { users } = await import("@/db/schema/users");
const { isoDateOf, profileOf } = await import("@/lib/core/api/response-columns");

afterAll(() => connection().sql.end());

const others = alias(users, "others");

const selects = (db: PostgresJsDatabase) => ({
  "a table": db.select().from(users),
  "tables joined, of which one has no row": db
    .select()
    .from(users)
    .leftJoin(companyMembers, eq(companyMembers.userId, users.id)),
  "expressions, arrays, JSON and times": db
    .select({
      none: sql`null`,
      list: sql`array[1, 2]`,
      json: sql`'{"a":[null]}'::json`,
      at: isoDateOf(users.createdAt),
      aliased: sql<number>`1`.mapWith((value) => value + 1).as("aliased"),
    })
    .from(users),
  "columns of a joined table, whose first is null": db
    .select({
      id: users.id,
      member: { avatar: users.avatarPath, name: users.name },
      company: { logo: companies.logoPath, name: companies.name },
      profile: profileOf(users.avatarPath),
    })
    .from(users)
    .leftJoin(companyMembers, eq(companyMembers.userId, users.id))
    .leftJoin(companies, eq(companies.id, companyMembers.companyId)),
  "columns of several tables and expressions in one object": db
    .select({
      mixed: { role: companyMembers.role, name: others.name },
      computed: { role: companyMembers.role, isNull: sql`${companyMembers.role} is null` },
    })
    .from(users)
    .leftJoin(companyMembers, eq(companyMembers.userId, users.id))
    .leftJoin(others, eq(others.id, users.id)),
});

test.each(Object.keys(selects(systemDb)))(
  "maps rows to the objects that drizzle creates: %s",
  async (name) => {
    const ids = [(await student()).id, (await company()).id];
    const rowsOf = (db: PostgresJsDatabase) => {
      const select = selects(db)[name as keyof ReturnType<typeof selects>];
      return select.where(sql`${users.id} in ${ids}`).orderBy(users.id);
    };
    const rows = await rowsOf(systemDb);
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(await rowsOf(drizzle(connection().sql)));
    expect(JSON.stringify(rows)).toBe(JSON.stringify(await rowsOf(drizzle(connection().sql))));
  },
);
