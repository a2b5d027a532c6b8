import { desc, type SQL, sql } from "drizzle-orm";
import { userActivity } from "@/db/schema/user-activity";
import { users } from "@/db/schema/users";
import { firstOfDays, sumRecentCounters } from "@/lib/core/database/counters";
import type { activityFilters } from "./management-contract";

type Activity = (typeof activityFilters)[number];

const { createdOn, lastActiveOn, lastEngagedOn } = userActivity;

const days = {
  active: { counter: "active", column: lastActiveOn, count: 30 },
  engaged: { counter: "engaged", column: lastEngagedOn, count: 30 },
  new: { counter: "created", column: createdOn, count: 30 },
  new_today: { counter: "created", column: createdOn, count: 1 },
} as const;

/** `accounts` are a role and a status, "%" for any. */
export function countUserActivity(activity: Activity, accounts = "%"): SQL<number> {
  const { counter, count } = days[activity];
  return sumRecentCounters(`${counter}:${accounts}`, count);
}

export function hasActivity(activity: Activity): SQL {
  const { column, count } = days[activity];
  return sql`${column} >= ${firstOfDays(count)}`;
}

export function orderByActivity(activity: Activity): SQL[] {
  return [desc(days[activity].column), desc(userActivity.userId)];
}

/** The condition for queries that read `users`. */
export function userHasActivity(activity: Activity): SQL {
  return sql`exists (select from ${userActivity} where ${userActivity.userId} = ${users.id} and ${hasActivity(activity)})`;
}

export const usersWithActivity: SQL = sql`${users} join ${userActivity} on ${userActivity.userId} = ${users.id}`;
