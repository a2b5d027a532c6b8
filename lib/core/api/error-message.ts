import { ApiError } from "./client";

/** Spec 8: a failing call shows the server's message if it sent one, else the screen's own sentence. */
export function errorMessage(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.message ? error.message : otherwise;
}
