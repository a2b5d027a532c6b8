import { errorCodes } from "./error-codes";

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

const unavailableState = /^(08|53|57)[0-9A-Z]{3}$/;

export function isUnavailable(error: unknown): boolean {
  return errorCodes(error).some((code) => connectionCodes.has(code) || unavailableState.test(code));
}
