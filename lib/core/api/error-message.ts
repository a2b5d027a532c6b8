import { ApiError } from "./client";

export type FieldErrors = ApiError["errors"];

/** The messages by the name of the field that the server rejected; empty for another error. */
export function fieldErrorsOf(error: unknown): FieldErrors {
  return error instanceof ApiError ? error.errors : {};
}

/** The message of the first rejected field, for a control without fields; else that of the error. */
export function actionErrorMessage(error: unknown, otherwise: string): string {
  const [first] = Object.values(fieldErrorsOf(error)).flat();
  return first ?? errorMessage(error, otherwise);
}

/** The message of the server; `otherwise` where there was no response. */
export function errorMessage(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.message ? error.message : otherwise;
}
