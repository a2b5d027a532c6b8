import { expect, test } from "vitest";
import { requiredEnv } from "@/e2e/support/required-env";
import { readEnv } from "@/lib/core/env";
import { readSettings } from "./settings";

const s3 = { S3_BUCKET: "preau", S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "secret" };
const pusher = { PUSHER_APP_ID: "1", PUSHER_KEY: "key", PUSHER_SECRET: "secret" };

test("defaults to localhost and embedded services", () => {
  const result = readSettings({ DATABASE_URL: "", PUSHER_KEY: "" });
  expect(result).toMatchObject({
    PORT: 3000,
    HOST: "localhost",
    hasExternalDatabase: false,
    hasExternalPusher: false,
  });
  expect(result.DATA_DIR).toMatch(/^\/.*\/\.data$/);
});

test("treats an empty variable as unset", () => {
  const empty = { SMTP_URL: "", PORT: "", APP_URL: "", WEB_CONCURRENCY: "" };
  expect(readEnv({ ...requiredEnv, ...empty })).toEqual(readEnv(requiredEnv));
});

test("uses configured services", () => {
  const result = readSettings({
    DATABASE_URL: "postgres://u:p@db.example/preau",
    ...pusher,
    PUSHER_CLUSTER: "eu",
    ...s3,
    APP_URL: "https://school.example/",
  });
  expect(result).toMatchObject({ hasExternalDatabase: true, hasExternalPusher: true });
});

test.each(["https://school.example/", " HTTPS://School.example:443"])(
  "reads '%s' as an origin of HTTPS",
  (APP_URL) => {
    expect(readSettings({ APP_URL }).APP_URL).toBe("https://school.example");
  },
);

test.each([
  [{ PORT: "abc" }, "PORT must be a number from 1 to 65535"],
  [{ PORT: "70000" }, "PORT must be a number from 1 to 65535"],
  [{ PORT: "0x50" }, "PORT must be a number from 1 to 65535"],
  [{ PORT: " " }, "PORT must be a number from 1 to 65535"],
  [{ ...pusher, PUSHER_HOST: "h", PUSHER_PORT: "6e3" }, "PUSHER_PORT must be a number from 1 to 65535"],
  [{ ...pusher, PUSHER_HOST: "https://h" }, "PUSHER_HOST must be a host like realtime.example"],
  [{ ...pusher, PUSHER_CLUSTER: "eu; mt1" }, "PUSHER_CLUSTER must be a cluster like eu"],
  [{ ...s3, S3_BUCKET: "s3://preau" }, "S3_BUCKET must be a bucket like preau"],
  [{ ...s3, S3_REGION: "Paris, France" }, "S3_REGION must be a region like us-east-1"],
  [{ STORAGE_QUOTA_MB: "1e3" }, "STORAGE_QUOTA_MB must be a number of megabytes, 1 or more"],
  [{ TRUSTED_PROXIES: " " }, "TRUSTED_PROXIES must be a number of proxies, 0 or more"],
  [{ ADMIN_TWO_FACTOR: "no" }, "ADMIN_TWO_FACTOR must be required or optional"],
  [{ SEED: "maybe" }, "SEED must be none or demo"],
  [{ APP_URL: "school" }, "APP_URL must be an http:// or https:// URL"],
  [{ SMTP_URL: "smtp://" }, "SMTP_URL must be an smtp:// or smtps:// URL"],
  [{ SMTP_URL: "mail.example:587" }, "is not right: SMTP_URL must be an smtp:// or smtps:// URL."],
  [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL must be a postgres:// URL"],
  [{ DATABASE_URL: "postgres:///preau" }, "DATABASE_URL must be a postgres:// URL with a host"],
  [{ DATABASE_URL: "postgres://u:100%@x/preau" }, "a password in percent-encoding"],
  [{ DATABASE_REPLICA_URL: "postgres://u:p%FF@x/preau" }, "DATABASE_REPLICA_URL must be a postgres:// URL"],
  [{ DATABASE_URL: "postgres://x", SEED: "demo" }, "SEED=demo is for the embedded database only"],
  [{ REALTIME_PEERS: "10.0.0.2" }, "REALTIME_PEERS must be origins like http://10.0.0.2:6001"],
  [{ AUTH_SECRET: "short" }, "AUTH_SECRET must have at least 32 characters"],
  [{ TRUSTED_PROXIES: "-1" }, "TRUSTED_PROXIES must be a number of proxies"],
  [{ PUSHER_KEY: "key" }, "PUSHER_APP_ID and PUSHER_SECRET missing"],
  [{ PUSHER_HOST: "push.example" }, "PUSHER_KEY and PUSHER_SECRET missing"],
  [pusher, "PUSHER_CLUSTER or PUSHER_HOST is missing"],
  [{ S3_BUCKET: "preau" }, "S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY missing"],
  [{ S3_ENDPOINT: "https://s3.example" }, "S3_BUCKET and S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY missing"],
  [{ OIDC_ISSUER: "https://id.example", OIDC_CLIENT_ID: "preau" }, "OIDC_CLIENT_SECRET missing"],
  [{ APP_URL: "https://school.example/preau" }, "APP_URL must be an http:// or https:// URL"],
  [{ APP_URL: "https://school.example?lang=fr" }, "APP_URL must be an http:// or https:// URL"],
  [
    { WEB_CONCURRENCY: "9" },
    "WEB_CONCURRENCY=9 and DATABASE_CONNECTIONS=8 are more than the 100 connections",
  ],
  [{ DATABASE_CONNECTIONS: "500" }, "WEB_CONCURRENCY=1 and DATABASE_CONNECTIONS=500 are more"],
])("rejects %o with a message that names it", (source: NodeJS.Dict<string>, sentence) => {
  expect(() => readSettings(source)).toThrow(sentence);
});

test.each([
  { WEB_CONCURRENCY: "8" },
  { DATABASE_URL: "postgres://preau:p%40ss@%2Fvar%2Frun%2Fpostgresql/preau" },
  { DATABASE_CONNECTIONS: "80" },
  { ...pusher, PUSHER_HOST: "::1" },
  { WEB_CONCURRENCY: "16", DATABASE_CONNECTIONS: "20", DATABASE_URL: "postgres://u:p@db.example/preau" },
])("accepts %o", (source) => {
  readSettings(source);
});
