import { eq } from "drizzle-orm";
import { systemDb } from "@/db/client";
import { users } from "@/db/schema/users";
import type { BodyOf } from "@/lib/core/api/endpoint";
import type { RequestInfo } from "@/lib/core/api/request-info";
import { AppError } from "@/lib/core/errors/app-error";
import { resetAttempts } from "@/lib/users/login-throttle";
import { checkCredentials, createAttempt, findUser } from "@/lib/users/sign-in";
import { suspendedSignIn } from "@/lib/users/suspended-sign-in";
import { findSuspension, insertAppeal } from "./decisions";
import type { appealSuspension as appealEndpoint } from "./suspension-appeals-contract";

/**
 * The password, or the school's sign-in, replaces the session, which the suspension has ended.
 * Throws `no_decision_to_appeal`.
 */
export async function appealSuspension(
  { text, email, password }: BodyOf<typeof appealEndpoint>,
  request: RequestInfo,
): Promise<void> {
  const user =
    email !== undefined && password !== undefined
      ? await checkCredentials({ email, password }, request)
      : await findSsoAccount(request);
  await systemDb.transaction(async (tx) => {
    const decisionId = user.deletedAt === null ? await findSuspension(tx, user.id) : undefined;
    if (decisionId === undefined) throw new AppError("no_decision_to_appeal");
    await insertAppeal(tx, user, { decisionId, text });
  });
  await resetAttempts(await createAttempt(user.email, user.id, request));
}

async function findSsoAccount(request: RequestInfo) {
  const rejected = await suspendedSignIn.read(request);
  const user = rejected && (await findUser(eq(users.id, rejected.userId)));
  if (!user) throw new AppError("sign_in_expired");
  return user;
}
