import { errorCodes } from "@/lib/core/database/error-codes";
import { isUnavailable } from "@/lib/core/database/unavailable";
import { AppError } from "./app-error";
import { storageFull, storageUnavailable } from "./storage-error";

const diskFull = "53100";
const readOnlyTransaction = "25006";

export function toDatabaseError(error: unknown): AppError | null {
  const codes = errorCodes(error);
  if (codes.includes(diskFull)) return storageFull(error);
  if (codes.includes(readOnlyTransaction)) return storageUnavailable(error);
  return isUnavailable(error) ? new AppError("unavailable", { retryAfter: 2 }) : null;
}
