import { AppError } from "@/lib/core/errors/app-error";
import { parseId } from "@/lib/core/schemas/parse-id";

export function parseParams(params: Record<string, string>): Record<string, number> {
  const pairs = Object.entries(params).map(([name, value]) => [name, parsePathId(value)] as const);
  return Object.fromEntries(pairs);
}

export function parsePathId(value: string): number {
  const id = parseId(value);
  if (id === null) throw new AppError("not_found");
  return id;
}
