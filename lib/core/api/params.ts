import { AppError } from "@/lib/core/errors/app-error";

export function parseParams(params: Record<string, string>): Record<string, number> {
  const pairs = Object.entries(params).map(([name, value]) => [name, parsePathId(value)] as const);
  return Object.fromEntries(pairs);
}

export function parsePathId(value: string): number {
  const number = /^[1-9]\d{0,9}$/.test(value) ? Number(value) : 0;
  if (number < 1 || number > 2_147_483_647) throw new AppError("not_found");
  return number;
}
