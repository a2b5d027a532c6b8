import { pgTable, text } from "drizzle-orm/pg-core";
import { timestamptz } from "./columns";

/** The worker that moves `due_at` of a due task forward runs it; the others skip it. */
export const scheduledTasks = pgTable("scheduled_tasks", {
  name: text().primaryKey(),
  dueAt: timestamptz("due_at").notNull().defaultNow(),
  finishedAt: timestamptz("finished_at"),
});
