import { ApiFailure } from "./client";

/** Spec 8: a failing call shows the server's message if it sent one, else the screen's own sentence. */
export function failureText(error: unknown, otherwise: string): string {
  return error instanceof ApiFailure && error.message ? error.message : otherwise;
}
