import { and, eq, isNull } from "drizzle-orm";
import { systemDb } from "@/db/client";
import { users } from "@/db/schema/users";
import type { RequestInfo } from "@/lib/core/api/request-info";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { canSignIn } from "@/lib/core/auth/find-viewer";
import { createSession } from "@/lib/core/auth/sessions";
import type { Role } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { signInError } from "./sign-in-error";

/** The account as it was when the credentials were checked; `passwordHash` only where that was by password. */
type CheckedAccount = { id: number; role: Role; email?: string; passwordHash?: string };

/** The row lock makes a concurrent change of password, email or status wait, so that it ends this session too. */
export function openCheckedSession(
  checked: CheckedAccount,
  caller: RequestInfo,
  details?: { by: "school" },
): ReturnType<typeof createSession> {
  return systemDb.transaction(async (tx) => {
    const [account] = await tx
      .select({
        id: users.id,
        role: users.role,
        status: users.status,
        email: users.email,
        passwordHash: users.passwordHash,
      })
      .from(users)
      .where(and(eq(users.id, checked.id), isNull(users.deletedAt)))
      .for("share");
    if (!account || differs(account, checked)) throw new AppError("invalid_credentials");
    if (!canSignIn(account)) throw await signInError(account);
    const session = await createSession(tx, account, caller);
    await recordAudit(tx, { action: "signed_in", actorId: account.id, caller, details });
    return session;
  });
}

function differs(account: Required<CheckedAccount>, checked: CheckedAccount): boolean {
  const { passwordHash = account.passwordHash, email = account.email } = checked;
  return passwordHash !== account.passwordHash || email !== account.email;
}
