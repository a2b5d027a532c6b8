import { hasRow } from "@/lib/core/database/has-row";
import { AppError } from "./app-error";

export async function requireRow(...query: Parameters<typeof hasRow>): Promise<void> {
  if (!(await hasRow(...query))) throw new AppError("not_found");
}
