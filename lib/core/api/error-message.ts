import { ApiError } from "./client";

/** The server's message if there is one, else the screen's own sentence. */
export function errorMessage(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.message ? error.message : otherwise;
}
