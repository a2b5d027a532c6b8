import { isDiskFull } from "@/lib/core/database/error-codes";
import { CliError } from "../cli-error";

/** `consequence` begins the message, for example "The backup failed". */
export function toCliError(consequence: string, error: unknown): CliError {
  if (error instanceof CliError) return error;
  // The message of a failed query is its statement, that of an `AppError` its code.
  const { code, message } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
  return new CliError(
    `${consequence}: ${isDiskFull(error) ? "no space is left on the disk" : message || code}.`,
  );
}
