import { AppError } from "@/lib/core/errors/app-error";
import { CliError } from "../cli-error";
import { fieldMessage } from "./parse-arguments";

export function toCliError(error: unknown): unknown {
  const fields = error instanceof AppError ? error.details.fields : undefined;
  if (!fields) return error;
  return new CliError(
    Object.entries(fields)
      .flatMap(([field, codes]) => codes.map((code) => fieldMessage(field, code)))
      .join("\n"),
  );
}
