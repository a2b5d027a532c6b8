import * as z from "zod/mini";

/** Only decimal digits: `Number` also reads `0x50`, `1e3` and blanks. */
export function numberVar(error: string, min: number, max = Number.MAX_SAFE_INTEGER) {
  const digits = z.string().check(z.regex(/^\d+$/, error));
  return z.pipe(
    z.pipe(digits, z.transform(Number)),
    z.number().check(z.minimum(min, error), z.maximum(max, error)),
  );
}

const port = numberVar("must be a number from 1 to 65535", 1, 65535);
const count = (unit: string, min: number) => numberVar(`must be a number of ${unit}, ${min} or more`, min);

const httpUrl = z.url({ protocol: /^https?$/, error: "must be an http:// or https:// URL" });
/** The origin as browsers send it: `HTTPS://School.example:443/` is also valid. */
const origin = z.pipe(
  z.string().check(z.refine(isOrigin, "must be an http:// or https:// URL without a path")),
  z.transform((text) => new URL(text).origin),
);
const postgresError = "must be a postgres:// URL with a host, and a password in percent-encoding";
const postgresUrl = z
  .url({ protocol: /^postgres(ql)?$/, hostname: /./, error: postgresError })
  .check(z.refine(isPercentEncoded, postgresError));
const optional = z.optional(z.string().check(z.minLength(1)));

/** A part of a host name or URL: anything but a URL itself, or two values. */
function nameOf(what: string, example: string) {
  return z.optional(z.string().check(z.regex(/^[^\s/@]+$/, `must be ${what} like ${example}`)));
}

function originList(origins: RegExp, example: string) {
  return z._default(
    z.string().check(z.regex(origins, `must be origins like ${example}, separated by commas`)),
    "",
  );
}

const sender = /^(?:[^<>\r\n]* <)?[^\s@<>]+@[^\s@<>]+>?$/;

const envSchema = z.object({
  NODE_ENV: z._default(
    z.enum(["development", "production", "test"], "must be development, production or test"),
    "development",
  ),
  PORT: z._default(port, 3000),
  HOST: z._default(z.string(), "localhost"),
  APP_URL: z.optional(origin),
  DATA_DIR: z._default(z.string(), ".data"),
  DATABASE_URL: postgresUrl,
  DATABASE_REPLICA_URL: z.optional(postgresUrl),
  /** The maximum for each process; a connection costs the database about 8 MB. */
  DATABASE_CONNECTIONS: z._default(count("connections", 2), 8),
  AUTH_SECRET: z.string().check(z.minLength(32, "must have at least 32 characters")),
  PUSHER_APP_ID: z.string(),
  PUSHER_KEY: z.string(),
  PUSHER_SECRET: z.string(),
  PUSHER_CLUSTER: nameOf("a cluster", "eu"),
  PUSHER_HOST: nameOf("a host", "realtime.example"),
  PUSHER_PORT: z.optional(port),
  PUSHER_SCHEME: z.optional(z.enum(["http", "https"], "must be http or https")),
  REALTIME_ORIGINS: originList(/^(https?:\/\/[^\s/,]+(,|$))*$/, "https://school.example"),
  REALTIME_HOST: optional,
  REALTIME_PEERS: originList(/^(http:\/\/[^\s/,]+(,|$))*$/, "http://10.0.0.2:6001"),
  REALTIME_WEBHOOK_URL: z.optional(httpUrl),
  REALTIME_MAX_ANONYMOUS: z.optional(count("connections", 1)),
  REALTIME_MAX_CONNECTIONS: z.optional(count("connections", 1)),
  SMTP_URL: z.optional(
    z.url({ protocol: /^smtps?$/, hostname: /./, error: "must be an smtp:// or smtps:// URL" }),
  ),
  MAIL_FROM: z.optional(z.string().check(z.regex(sender, "must be an address, or Name <address>"))),
  OIDC_ISSUER: z.optional(httpUrl),
  OIDC_CLIENT_ID: optional,
  OIDC_CLIENT_SECRET: optional,
  OIDC_NAME: optional,
  /** Whether administrators have to use two-factor sign-in; `npm start` chooses where it is not set. */
  ADMIN_TWO_FACTOR: z.optional(z.enum(["required", "optional"], "must be required or optional")),
  STORAGE_QUOTA_MB: z._default(count("megabytes", 1), 500),
  S3_ENDPOINT: z.optional(httpUrl),
  S3_BUCKET: nameOf("a bucket", "preau"),
  S3_REGION: nameOf("a region", "us-east-1"),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  TRUSTED_PROXIES: z._default(count("proxies", 0), 0),
  /** Application processes on one port. */
  WEB_CONCURRENCY: z._default(count("processes", 1), 1),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, "must have at least 16 characters"))),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(httpUrl),
  LOG_LEVEL: z._default(
    z.enum(["debug", "info", "warn", "error", "silent"], "must be debug, info, warn, error or silent"),
    "info",
  ),
  SEED: z.optional(z.enum(["none", "demo"], "must be none or demo")),
});

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, origin, href } = new URL(text);
  return /^https?:$/.test(protocol) && href === `${origin}/`;
}

/** The driver decodes each part of the URL. */
function isPercentEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

const addressSchema = z.pick(envSchema, { APP_URL: true, PORT: true });

export const realtimeSchema = z.pick(envSchema, {
  REALTIME_HOST: true,
  REALTIME_PEERS: true,
  REALTIME_WEBHOOK_URL: true,
  REALTIME_MAX_ANONYMOUS: true,
  REALTIME_MAX_CONNECTIONS: true,
});

export type Env = z.infer<typeof envSchema>;

let cached: Env | undefined;

export function env(): Env {
  cached ??= readEnv(process.env);
  return cached;
}

export function readEnv(source: NodeJS.Dict<string>): Env {
  return parseVars(envSchema, source);
}

/** A variable without a value is one that is not set. */
export function withoutEmptyVars(source: NodeJS.Dict<string>): NodeJS.Dict<string> {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
}

export function parseVars<S extends z.core.$ZodType>(schema: S, source: NodeJS.Dict<string>): z.output<S> {
  const result = z.safeParse(schema, withoutEmptyVars(source));
  if (result.success) return result.data;
  const wrong = result.error.issues.map(({ path, message }) => {
    const name = path.join(".");
    return `${name} ${source[name] ? message : "is missing"}`;
  });
  throw new Error(`The environment is not right: ${[...new Set(wrong)].join("; ")}.`);
}

/** Returns the URL also during a build, when no service has a setting yet. */
export function appUrl(): string {
  const { APP_URL, PORT } = cached ?? parseVars(addressSchema, process.env);
  return APP_URL ?? `http://localhost:${PORT}`;
}
