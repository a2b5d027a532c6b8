import { CliError } from "../cli-error";

/** A failure as one sentence that begins with what it means; what is one already stays as it is. */
export function refusalOf(meaning: string, error: unknown): CliError {
  if (error instanceof CliError) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  // PostgreSQL's code for a full disk, and the system's.
  const isFull = code === "53100" || code === "ENOSPC";
  return new CliError(`${meaning}: ${isFull ? "no space is left on the disk" : message || code}.`);
}
