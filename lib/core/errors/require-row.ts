import { hasRow, type RowQuery } from "@/lib/core/database/has-row";
import { AppError } from "./app-error";

export async function requireRow(...query: RowQuery): Promise<void> {
  if (!(await hasRow(...query))) throw new AppError("not_found");
}
