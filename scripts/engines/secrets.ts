import { randomBytes, randomUUID } from "node:crypto";
import { chmod, link, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { embeddedAppId } from "@/lib/realtime/embedded";
import { Refusal } from "../refusal";

export type Secrets = {
  authSecret: string;
  pusherAppId: string;
  pusherKey: string;
  pusherSecret: string;
  databasePassword: string;
  databaseOwnerPassword: string;
};

/** The data folder's secrets: made once, kept in `secrets.json` for its owner's eyes only. */
export async function keptSecrets(dataDir: string): Promise<Secrets> {
  const file = path.join(dataDir, "secrets.json");
  const known = await read(file);
  if (known) return known;
  await create(file);
  return (await read(file)) as Secrets;
}

async function read(file: string): Promise<Secrets | null> {
  try {
    await chmod(file, 0o600);
    return JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw new Refusal(`The secrets in ${file} cannot be read: ${(error as Error).message}.`);
  }
}

async function create(file: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(newSecrets(), null, 2), { mode: 0o600, flush: true });
  // A link never replaces: of two processes that arrive together, both go on with the first one's secrets.
  await link(draft, file).catch((error) => {
    if (error.code !== "EEXIST") throw error;
  });
  await rm(draft);
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
