import { and, eq, isNull } from "drizzle-orm";
import { systemDb } from "@/db/client";
import { users } from "@/db/schema/users";
import type { Caller } from "@/lib/api/caller";
import { AppError } from "@/lib/api/errors";
import { mayHoldSession } from "@/lib/auth/find-viewer";
import { openSession } from "@/lib/auth/sessions";
import type { Role } from "@/lib/auth/viewer";
import { record } from "@/lib/moderation/security-log";
import { refusalOf } from "./refusal";

/** What was found of the account when its owner proved who they are; a password only where that was the proof. */
type CheckedAccount = { id: number; role: Role; email?: string; passwordHash?: string };

/**
 * Opens a session for an account that was checked before, if it is still as it was checked: whoever changes the password,
 * the address or the status at this moment waits, and ends this session too. Throws `invalid_credentials`, `account_*`.
 */
export function openCheckedSession(
  checked: CheckedAccount,
  caller: Caller,
  details?: { by: "school" },
): ReturnType<typeof openSession> {
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
    if (!mayHoldSession(account)) throw await refusalOf(account);
    const session = await openSession(tx, account, caller);
    await record(tx, { action: "signed_in", actorId: account.id, caller, details });
    return session;
  });
}

function differs(account: Required<CheckedAccount>, checked: CheckedAccount): boolean {
  const { passwordHash = account.passwordHash, email = account.email } = checked;
  return passwordHash !== account.passwordHash || email !== account.email;
}
