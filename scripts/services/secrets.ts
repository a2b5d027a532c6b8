import { randomBytes, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, link, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod/mini";
import { embeddedAppId } from "@/lib/core/realtime/config";
import { CliError } from "../cli-error";

const secret = z.string().check(z.minLength(1));

const shape = z.object({
  authSecret: z.string().check(z.minLength(32)),
  pusherAppId: secret,
  pusherKey: secret,
  pusherSecret: secret,
  databasePassword: secret,
  databaseOwnerPassword: secret,
});

export type Secrets = z.infer<typeof shape>;

const howToRepair =
  "The database beside it opens with its secrets alone: put the file back from a backup, or choose another data folder with DATA_DIR.";

export async function loadOrCreateSecrets(dataDir: string): Promise<Secrets> {
  const file = path.join(dataDir, "secrets.json");
  // Checked before the secrets are read: another starting process creates its secrets before its database.
  const hasDatabase = existsSync(path.join(dataDir, "postgres"));
  const existing = await read(file);
  if (existing) return existing;
  if (hasDatabase) throw new CliError(`The secrets file ${file} is missing. ${howToRepair}`);
  await create(file);
  return (await read(file)) as Secrets;
}

async function read(file: string): Promise<Secrets | null> {
  const content = await contentOf(file);
  if (content === null) return null;
  const result = shape.safeParse(parseJson(content));
  if (result.success) return result.data;
  const wrong = result.error.issues.map(({ path }) => path.join(".")).filter((name) => name !== "");
  const reason =
    wrong.length > 0 ? `${wrong.join(", ")} missing or wrong` : "it is no JSON object, or cut off";
  throw new CliError(`The secrets file ${file} is incomplete (${reason}). ${howToRepair}`);
}

async function contentOf(file: string): Promise<string | null> {
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

async function create(file: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, JSON.stringify(newSecrets(), null, 2), { mode: 0o600, flush: true });
    // A link never replaces a file: of two processes that start together, both use the first one's secrets.
    await link(draft, file).catch((error) => {
      if (error.code !== "EEXIST") throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
}

function newSecrets(): Secrets {
  return {
    authSecret: randomBytes(32).toString("base64url"),
    pusherAppId: embeddedAppId,
    pusherKey: randomBytes(10).toString("hex"),
    pusherSecret: randomBytes(24).toString("hex"),
    databasePassword: randomBytes(24).toString("hex"),
    databaseOwnerPassword: randomBytes(24).toString("hex"),
  };
}
