import { and, desc, eq, gt, notExists, sql } from "drizzle-orm";
import { systemDb, type Transaction } from "@/db/client";
import { auditLog, moderationDecisions as decisions } from "@/db/schema/moderation";
import { users } from "@/db/schema/users";
import type { BodyOf } from "@/lib/core/api/endpoint";
import type { RequestInfo } from "@/lib/core/api/request-info";
import { AppError } from "@/lib/core/errors/app-error";
import { resetAttempts } from "@/lib/users/login-throttle";
import { checkCredentials, findAccount } from "@/lib/users/sign-in";
import { suspendedSignIn } from "@/lib/users/suspended-sign-in";
import { insertAppeal } from "./decisions";
import type { appealSuspension as appealEndpoint } from "./suspension-appeals-contract";

/** The password, or the school's sign-in, stands for the session, which the suspension has ended. */
export async function appealSuspension(
  { text, email, password }: BodyOf<typeof appealEndpoint>,
  request: RequestInfo,
): Promise<void> {
  const account =
    email !== undefined && password !== undefined
      ? await checkCredentials({ email, password }, request)
      : await findSsoAccount(request);
  const isSuspended = account.status === "suspended" && account.deletedAt === null;
  await systemDb.transaction(async (tx) => {
    const decisionId = isSuspended ? await findSuspension(tx, account.id) : undefined;
    if (decisionId === undefined) throw new AppError("no_decision_to_appeal");
    await insertAppeal(tx, account, { decisionId, text }, request);
  });
  await resetAttempts(account.email, request.ipAddress);
}

async function findSsoAccount(request: RequestInfo) {
  const refused = await suspendedSignIn.read(request);
  const account = refused && (await findAccount(eq(users.id, refused.userId)));
  if (!account) throw new AppError("sign_in_expired");
  return account;
}

/** The decision of the present suspension: the status has not changed since. */
async function findSuspension(tx: Transaction, authorId: number): Promise<number | undefined> {
  const laterChange = tx
    .select({ one: sql`1` })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectType, "user"),
        eq(auditLog.subjectId, authorId),
        eq(auditLog.action, "status_changed"),
        gt(auditLog.createdAt, decisions.createdAt),
      ),
    );
  const [decision] = await tx
    .select({ id: decisions.id })
    .from(decisions)
    .where(and(eq(decisions.authorId, authorId), eq(decisions.action, "suspend"), notExists(laterChange)))
    .orderBy(desc(decisions.id))
    .limit(1);
  return decision?.id;
}
