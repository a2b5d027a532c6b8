import { AppError, type ErrorCode } from "./app-error";

export function nullIfNotFound<T>(read: () => Promise<T>): Promise<T | null> {
  return nullIf(["not_found"], read);
}

export async function nullIf<T>(codes: readonly ErrorCode[], read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof AppError && codes.includes(error.code)) return null;
    throw error;
  }
}
