import { randomBytes, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, link, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod/mini";
import { embeddedAppId } from "@/lib/core/realtime/config";
import { CliError } from "../cli-error";

const secret = z.string().check(z.minLength(1));

const secretsSchema = z.object({
  authSecret: z.string().check(z.minLength(32)),
  pusherAppId: secret,
  pusherKey: secret,
  pusherSecret: secret,
  databasePassword: secret,
  databaseOwnerPassword: secret,
});

export type Secrets = z.infer<typeof secretsSchema>;

const repairHint =
  "The database beside it opens with its secrets alone: put the file back from a backup, or choose another data folder with DATA_DIR.";

export async function loadOrCreateSecrets(dataDir: string): Promise<Secrets> {
  const file = path.join(dataDir, "secrets.json");
  // Checked before the secrets are read: another starting process creates its secrets before its database.
  const hasDatabase = existsSync(path.join(dataDir, "postgres"));
  const existing = await readSecrets(file);
  if (existing) return existing;
  if (hasDatabase) throw new CliError(`The secrets file ${file} is missing. ${repairHint}`);
  await createSecrets(file);
  return (await readSecrets(file)) as Secrets;
}

async function readSecrets(file: string): Promise<Secrets | null> {
  const content = await readIfExists(file);
  if (content === null) return null;
  const result = secretsSchema.safeParse(parseJson(content));
  if (result.success) return result.data;
  const wrong = result.error.issues.map(({ path }) => path.join(".")).filter((name) => name !== "");
  const reason =
    wrong.length > 0 ? `${wrong.join(", ")} missing or wrong` : "it is no JSON object, or cut off";
  throw new CliError(`The secrets file ${file} is incomplete (${reason}). ${repairHint}`);
}

async function readIfExists(file: string): Promise<string | null> {
  try {
    await chmod(file, 0o600);
    return await readFile(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw new CliError(`The secrets in ${file} cannot be read: ${(error as Error).message}.`);
  }
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
}

async function createSecrets(file: string): Promise<void> {
  const tempFile = `${file}.${randomUUID()}`;
  try {
    await writeFile(tempFile, JSON.stringify(generateSecrets(), null, 2), { mode: 0o600, flush: true });
    // A link never replaces a file: of two processes that start together, both use the first one's secrets.
    await link(tempFile, file).catch((error) => {
      if (error.code !== "EEXIST") throw error;
    });
  } finally {
    await rm(tempFile, { force: true });
  }
}

function generateSecrets(): Secrets {
  return {
    authSecret: randomBytes(32).toString("base64url"),
    pusherAppId: embeddedAppId,
    pusherKey: randomBytes(10).toString("hex"),
    pusherSecret: randomBytes(24).toString("hex"),
    databasePassword: randomBytes(24).toString("hex"),
    databaseOwnerPassword: randomBytes(24).toString("hex"),
  };
}
