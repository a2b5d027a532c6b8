import { eq } from "drizzle-orm";
import { systemDb } from "@/db/client";
import { users } from "@/db/schema/users";
import type { BodyOf } from "@/lib/core/api/endpoint";
import type { RequestInfo } from "@/lib/core/api/request-info";
import { AppError } from "@/lib/core/errors/app-error";
import { resetAttempts } from "@/lib/users/login-throttle";
import { attemptOf, checkCredentials, findAccount } from "@/lib/users/sign-in";
import { suspendedSignIn } from "@/lib/users/suspended-sign-in";
import { findSuspension, insertAppeal } from "./decisions";
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
  await systemDb.transaction(async (tx) => {
    const decisionId = account.deletedAt === null ? await findSuspension(tx, account.id) : undefined;
    if (decisionId === undefined) throw new AppError("no_decision_to_appeal");
    await insertAppeal(tx, account, { decisionId, text });
  });
  await resetAttempts(await attemptOf(account.email, account.id, request));
}

async function findSsoAccount(request: RequestInfo) {
  const rejected = await suspendedSignIn.read(request);
  const account = rejected && (await findAccount(eq(users.id, rejected.userId)));
  if (!account) throw new AppError("sign_in_expired");
  return account;
}
