const dayMs = 86_400_000;
const firstDelayMs = 15_000;
const maxDelayMs = 2 * 3_600_000;

type Outcome =
  | { status: "failed"; lastError: string }
  | { status: "pending"; lastError: string; dueAt: Date };

export function retryAfter(
  { attempts, createdAt }: { attempts: number; createdAt: Date },
  error: unknown,
  now = Date.now(),
): Outcome {
  const lastError = String((error as Error)?.message ?? error).slice(0, 300);
  const delayMs = Math.min(firstDelayMs * 2 ** Math.min(attempts, 20), maxDelayMs);
  if (isPermanent(error) || now + delayMs > createdAt.getTime() + dayMs)
    return { status: "failed", lastError };
  return { status: "pending", lastError, dueAt: new Date(now + delayMs) };
}

type SmtpError = { code?: string; responseCode?: number; command?: string };

const authenticationRequired = 530;

/** A server that rejects the sender rejects every email: `SMTP_URL` or `MAIL_FROM` is wrong, and can be corrected. */
function isPermanent(error: unknown): boolean {
  const { code, responseCode = 0, command } = error as SmtpError;
  if (command === "MAIL FROM" || responseCode === authenticationRequired) return false;
  return (code === "EENVELOPE" || code === "EMESSAGE") && responseCode >= 500 && responseCode < 600;
}

/** Returns the reason to log: a server's response may contain the recipient's email, an error before the connection cannot. */
export function errorReason(error: unknown): string {
  const { code, responseCode, command, message } = error as Error & SmtpError;
  return [code, responseCode, command, command === "CONN" && message].filter(Boolean).join(" ") || "unknown";
}
