import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { EmailKind } from "@/lib/core/email/templates";
import { sql } from "./database";

type Posted = { user_id: number | null; params: Record<string, string | number | null> };

/** The emails of a kind to a recipient, newest first. */
export async function emailsTo(email: string, kind: EmailKind): Promise<Posted[]> {
  return sql<Posted[]>`select user_id, params from emails
    where recipient = ${email} and kind = ${kind} order by created_at desc, id`;
}

/** The newest of these emails, once there are `count`: some are enqueued after the response. */
export async function waitForEmail(email: string, kind: EmailKind, count = 1): Promise<Posted> {
  for (let tries = 0; tries < 200; tries++) {
    const emails = await emailsTo(email, kind);
    if (emails[0] && emails.length >= count) return emails[0];
    await delay(50);
  }
  throw new Error(`no mail ${kind} came to ${email}`);
}

/** The token in the link of an email, derived as the application derives it. */
export function tokenOf({ params }: Posted): string {
  return createHmac("sha256", authSecret()).update(`link:${params.linkId}`).digest("base64url");
}

/** The application's secret, from the environment or from its data directory. */
export function authSecret(): string {
  const { AUTH_SECRET, DATA_DIR = ".data" } = process.env;
  return AUTH_SECRET ?? JSON.parse(readFileSync(path.join(DATA_DIR, "secrets.json"), "utf8")).authSecret;
}
