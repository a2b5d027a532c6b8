/** The codes of PostgreSQL and of the connection, outermost first. */
export function errorCodes(error: unknown): string[] {
  const codes: string[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code === "string") codes.push(code);
  }
  return codes;
}

const uniqueViolation = "23505";
const deadlock = "40P01";
const lockTimeout = "55P03";
/** Of PostgreSQL and of the operating system. */
const diskFull = ["53100", "ENOSPC", "EDQUOT"];

export function isUniqueViolation(error: unknown): boolean {
  return errorCodes(error).includes(uniqueViolation);
}

export function isDeadlock(error: unknown): boolean {
  return errorCodes(error).includes(deadlock);
}

export function isLockTimeout(error: unknown): boolean {
  return errorCodes(error).includes(lockTimeout);
}

export function isDiskFull(error: unknown): boolean {
  return errorCodes(error).some((code) => diskFull.includes(code));
}
