import { AppError } from "@/lib/core/errors/app-error";
import { CliError } from "../cli-error";
import { fieldMessage } from "./parse-arguments";

/** The fields that the application refused, as the command's answer; any other error as it is. */
export function validationRefusal(error: unknown): unknown {
  const fields = error instanceof AppError ? error.details.fields : undefined;
  if (!fields) return error;
  return new CliError(
    Object.entries(fields)
      .flatMap(([field, codes]) => codes.map((code) => fieldMessage(field, code)))
      .join("\n"),
  );
}
