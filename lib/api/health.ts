import { sql } from "drizzle-orm";
import { db } from "@/db/client";
import { realtimeAnswers } from "@/lib/realtime/health";
import { version } from "@/package.json";
import { AppError } from "./errors";

const patience = 1000;

/** How the house is. Throws `unavailable` when the database does not answer within a second. */
export async function checkHealth() {
  const [realtime] = await Promise.all([realtimeAnswers(), databaseAnswers()]);
  return { status: "ok", database: "ok", realtime: realtime ? "ok" : "down", version } as const;
}

async function databaseAnswers(): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError("unavailable", { retryAfter: 2 })), patience);
  });
  await Promise.race([db.execute(sql`select 1`), late]).finally(() => clearTimeout(timer));
}
