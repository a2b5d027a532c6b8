import path from "node:path";
import { type Env, readEnv, withoutEmptyVars } from "@/lib/core/env";
import { CliError } from "../cli-error";
import { maxConnections } from "../services/postgres/settings";
import { root } from "../services/supervised-process";

export type Settings = Env & {
  vars: NodeJS.Dict<string>;
  hasExternalDatabase: boolean;
  hasExternalPusher: boolean;
};

const pusher = ["PUSHER_APP_ID", "PUSHER_KEY", "PUSHER_SECRET"] as const;
const s3 = ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
const oidc = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"] as const;

/** Placeholders for settings that the embedded services define after their start. */
const placeholders = {
  DATABASE_URL: "postgres://embedded",
  AUTH_SECRET: "-".repeat(32),
  ...Object.fromEntries(pusher.map((name) => [name, "embedded"])),
};

export function readSettings(source: NodeJS.Dict<string> = process.env): Settings {
  const vars = withoutEmptyVars(source);
  const hasExternalPusher = hasPusherSettings(vars);
  requireAllOrNone(vars, "S3_", s3);
  requireAllOrNone(vars, "OIDC_", oidc);
  const env = parseEnv({ ...placeholders, ...vars });
  const hasExternalDatabase = vars.DATABASE_URL !== undefined;
  if (hasExternalDatabase && env.SEED === "demo")
    throw new CliError("SEED=demo is for the embedded database only.");
  if (!hasExternalDatabase) assertEnoughConnections(env);
  return { ...env, DATA_DIR: path.resolve(root, env.DATA_DIR), vars, hasExternalDatabase, hasExternalPusher };
}

function hasPusherSettings(vars: NodeJS.Dict<string>): boolean {
  requireAllOrNone(vars, "PUSHER_", pusher);
  if (vars.PUSHER_KEY === undefined) return false;
  if (vars.PUSHER_CLUSTER || vars.PUSHER_HOST) return true;
  throw new CliError(
    "PUSHER_CLUSTER or PUSHER_HOST is missing: the PUSHER_ variables do not say where to connect.",
  );
}

/** Connections per application process outside of its pool: one for LISTEN, two for transactions of many rows. */
const connectionsBeside = 3;
/** Connections for the worker, commands and the owner of the database. */
const otherConnections = 12;

function assertEnoughConnections({ WEB_CONCURRENCY, DATABASE_CONNECTIONS }: Env): void {
  const needed = WEB_CONCURRENCY * (DATABASE_CONNECTIONS + connectionsBeside);
  if (needed + otherConnections <= maxConnections) return;
  throw new CliError(
    `WEB_CONCURRENCY=${WEB_CONCURRENCY} and DATABASE_CONNECTIONS=${DATABASE_CONNECTIONS} are more than the ${maxConnections} connections of the embedded database allow: lower one, or set DATABASE_URL.`,
  );
}

/** When only some of the variables are set, the service would silently not be used. */
function requireAllOrNone(vars: NodeJS.Dict<string>, prefix: string, required: readonly string[]): void {
  const missing = required.filter((name) => vars[name] === undefined);
  if (missing.length > 0 && Object.keys(vars).some((name) => name.startsWith(prefix)))
    throw new CliError(`${missing.join(" and ")} missing: give all of ${required.join(", ")}.`);
}

function parseEnv(source: NodeJS.Dict<string>): Env {
  try {
    return readEnv(source);
  } catch (error) {
    throw new CliError((error as Error).message);
  }
}
