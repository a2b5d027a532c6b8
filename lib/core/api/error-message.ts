import { ApiError } from "./client";

export function actionErrorMessage(error: unknown, otherwise: string): string {
  const [first] = error instanceof ApiError ? Object.values(error.errors).flat() : [];
  return first ?? errorMessage(error, otherwise);
}

export function errorMessage(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.message ? error.message : otherwise;
}
