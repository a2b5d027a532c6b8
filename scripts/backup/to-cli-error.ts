import { CliError } from "../cli-error";

/** `consequence` begins the message, for example "The backup failed". */
export function toCliError(consequence: string, error: unknown): CliError {
  if (error instanceof CliError) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  const isFull = code === "53100" || code === "ENOSPC";
  return new CliError(`${consequence}: ${isFull ? "no space is left on the disk" : message || code}.`);
}
