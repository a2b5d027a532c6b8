import { DrizzleQueryError } from "drizzle-orm/errors";
import postgres from "postgres";
import { expect, test } from "vitest";
import { serializeError } from "./serialize-error";

const PostgresError = postgres.PostgresError as unknown as new (fields: object) => Error;

test("logs a query's text and the database's reason without its parameters", () => {
  const reason = new PostgresError({
    message: 'duplicate key value violates unique constraint "users_email_key"',
    code: "23505",
    detail: "Key (email)=(nadia@test.invalid) already exists.",
    where: "unnamed portal parameter $1 = 'nadia@test.invalid'",
    constraint_name: "users_email_key",
  });
  const error = new DrizzleQueryError(
    "insert into users values ($1, $2)",
    ["nadia@test.invalid", "line\n    at secret"],
    reason,
  );
  const text = JSON.stringify(serializeError(error));
  expect(text).toContain("insert into users values ($1, $2)");
  expect(text).toContain("users_email_key");
  expect(text).toContain("serialize-error.test.ts");
  expect(text).not.toMatch(/nadia|secret/);
});

test("leaves out a value that PostgreSQL quotes in its message", () => {
  const error = new PostgresError({ message: 'invalid input syntax for type uuid: "abc"', code: "22P02" });
  expect(serializeError(error).message).toBe('invalid input syntax for type uuid: "…"');
});

test("truncates a long message before it is searched for emails", { timeout: 2000 }, () => {
  expect(serializeError(new Error("a".repeat(1_000_000))).message).toHaveLength(4000);
});

test("leaves out emails in any error", () => {
  const error = new Error("550 <nadia@test.invalid> unknown", { cause: "nadia@test.invalid refused" });
  expect(JSON.stringify(serializeError(error))).not.toContain("nadia");
  expect(serializeError(error).message).toBe("550 <[email]> unknown");
});

test("names the type of an error whose class the build has renamed", () => {
  class n extends Error {}
  const renamed = Object.assign(new n("unavailable"), { name: "AppError" });
  expect(serializeError(renamed).type).toBe("AppError");
  expect(serializeError(new TypeError("x")).type).toBe("TypeError");
  expect(serializeError(new DrizzleQueryError("select 1", [])).type).toBe("DrizzleQueryError");
});
