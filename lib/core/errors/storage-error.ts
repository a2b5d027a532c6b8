import { AppError } from "./app-error";

/** EFBIG: a limit on file size. ENAMETOOLONG and the like are bugs of this application. */
const full = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);
const unavailable = new Set(
  "EACCES EBUSY EIO EISDIR ELOOP EMFILE ENFILE ENODEV ENOTDIR ENXIO EPERM EROFS ESTALE".split(" "),
);
const fullBuckets = /QuotaExceeded|StorageFull|InsufficientStorage/;

export async function withDiskErrors<T>(operate: () => Promise<T>): Promise<T> {
  try {
    return await operate();
  } catch (error) {
    throw diskError(error) ?? error;
  }
}

export function bucketError(error: { name?: string; $metadata?: { httpStatusCode?: number } }): AppError {
  const isFull = error.$metadata?.httpStatusCode === 507 || fullBuckets.test(error.name ?? "");
  return isFull ? storageFull(error) : storageUnavailable(error);
}

function diskError(error: unknown): AppError | null {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (full.has(code)) return storageFull(error);
  return unavailable.has(code) ? storageUnavailable(error) : null;
}

export const storageFull = (cause: unknown) => new AppError("storage_full", { cause });

export const storageUnavailable = (cause: unknown) =>
  new AppError("storage_unavailable", { cause, retryAfter: 30 });
