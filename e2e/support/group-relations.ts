import { type ApiClient, browserClient, visitorClient } from "./api";
import { sql } from "./database";
import { block } from "./friends";
import { insertGroup, insertMember } from "./groups";
import { admin, company, student, type TestUser } from "./users";

export const visibilities = ["public", "private", "hidden"] as const;
export type Visibility = (typeof visibilities)[number];

/**
 * Relations of a user to a group. `blocked` is blocked by the owner and no member; `school` is an administrator of the
 * school.
 */
export const everyone = [
  "owner",
  "admin",
  "moderator",
  "member",
  "requested",
  "invited",
  "banned",
  "blocked",
  "outsider",
  "company",
  "school",
  "visitor",
] as const;
export type GroupRelation = (typeof everyone)[number];

export type UsersByRelation = Record<GroupRelation, { user: TestUser; client: ApiClient }>;

/** Creates a group with one user for each relation to it. */
export async function groupWithEveryone(
  visibility: Visibility,
): Promise<{ id: number; people: UsersByRelation }> {
  const users = Object.fromEntries(
    await Promise.all(everyone.map(async (name) => [name, await userFor(name)] as const)),
  ) as Record<GroupRelation, TestUser>;
  const id = await insertGroup(users.owner, { visibility });
  await insertMember(id, users.admin, "admin");
  await insertMember(id, users.moderator, "moderator");
  await insertMember(id, users.member);
  await sql`insert into group_requests (group_id, user_id) values (${id}, ${users.requested.id})`;
  await sql`insert into group_invitations (group_id, user_id, invited_by)
    values (${id}, ${users.invited.id}, ${users.owner.id})`;
  await sql`insert into group_bans (group_id, user_id, banned_by)
    values (${id}, ${users.banned.id}, ${users.owner.id})`;
  await block(users.owner, users.blocked);
  const people = Object.fromEntries(
    await Promise.all(
      everyone.map(async (name) => [name, { user: users[name], client: await clientFor(name, users[name]) }]),
    ),
  ) as UsersByRelation;
  return { id, people };
}

function userFor(name: GroupRelation): Promise<TestUser> {
  if (name === "company") return company();
  return name === "school" ? admin() : student();
}

function clientFor(name: GroupRelation, user: TestUser): ApiClient | Promise<ApiClient> {
  return name === "visitor" ? visitorClient() : browserClient(user);
}

/** The relations for whose user the predicate holds, in the order of `everyone`. */
export async function relationsFor(
  people: UsersByRelation,
  predicate: (client: ApiClient, user: TestUser) => Promise<boolean>,
): Promise<string> {
  const names = await Promise.all(
    everyone.map(async (name) => ((await predicate(people[name].client, people[name].user)) ? [name] : [])),
  );
  return names.flat().join(" ");
}
