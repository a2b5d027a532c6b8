import { storageFull, storageUnavailable } from "@/lib/core/storage/storage-error";
import { requestContext } from "@/lib/http/request-context";
import { AppError } from "./errors";

const connectionCodes = new Set([
  "CONNECTION_CLOSED",
  "CONNECTION_DESTROYED",
  "CONNECTION_ENDED",
  "CONNECT_TIMEOUT",
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ENOTFOUND",
  "ETIMEDOUT",
]);

const diskFull = "53100";
const readOnlyTransaction = "25006";

/** SQLSTATE classes 08 (connection), 53 (resources), 57 (operator: shutdown, recovery, deadline). */
const unavailableState = /^(08|53|57)[0-9A-Z]{3}$/;

/** `unavailable` when the database did not answer, else null. Drizzle wraps the driver's error as its cause. */
export function databaseFailure(error: unknown): AppError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = (cause as { code?: unknown }).code;
    if (typeof code !== "string") continue;
    if (code === diskFull) return storageFull(error);
    if (code === readOnlyTransaction) return storageUnavailable(error);
    if (connectionCodes.has(code) || unavailableState.test(code)) return unavailable();
  }
  return null;
}

function unavailable(): AppError {
  const context = requestContext();
  if (context) context.databaseDown = true;
  return new AppError("unavailable", { retryAfter: 2 });
}
