import { AppError } from "@/lib/api/errors";
import { Refusal } from "../refusal";
import { fieldMessage } from "./arguments";

/** The fields that the application refused, as the command's answer; any other error as it is. */
export function validationRefusal(error: unknown): unknown {
  const fields = error instanceof AppError ? error.details.fields : undefined;
  if (!fields) return error;
  return new Refusal(
    Object.entries(fields)
      .flatMap(([field, codes]) => codes.map((code) => fieldMessage(field, code)))
      .join("\n"),
  );
}
