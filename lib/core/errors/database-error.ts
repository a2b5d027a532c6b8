import { errorCodes, isDiskFull } from "@/lib/core/database/error-codes";
import { isUnavailable } from "@/lib/core/database/unavailable";
import { AppError } from "./app-error";
import { storageFull, storageUnavailable } from "./storage-error";

const readOnlyTransaction = "25006";

/** Returns null for an error that the query itself caused. */
export function toDatabaseError(error: unknown): AppError | null {
  if (isDiskFull(error)) return storageFull(error);
  if (errorCodes(error).includes(readOnlyTransaction)) return storageUnavailable(error);
  return isUnavailable(error) ? new AppError("unavailable", { retryAfter: 2 }) : null;
}
