"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ApiFailure, call } from "@/lib/api/client";
import { landingOf } from "@/lib/auth/areas";
import { keepUser } from "./kept-user";
import { type SignInProblem, signInProblem } from "./sign-in-problem";

type Credentials = { email: string; password: string; restore?: boolean };

/** Signs in and leaves for `next` or home; resolves to what went wrong, or null. */
export function useSignIn(next: string | null) {
  const t = useTranslations("accounts.failed");
  const [leaving, setLeaving] = useState(false);

  async function signIn(body: Credentials): Promise<SignInProblem | null> {
    try {
      const { getCsrfCookie, login } = await import("@/lib/accounts/contract");
      await call(getCsrfCookie, {});
      const { user, user_type } = await call(login, { body });
      keepUser(user);
      setLeaving(true);
      location.replace(landingOf(user.role ?? user_type, next));
      return null;
    } catch (error) {
      const failure = error instanceof ApiFailure ? error : new ApiFailure(0, "network", "");
      const problem = signInProblem(failure, {
        credentials: t("credentials"),
        unexpected: t("unexpected"),
        network: t("network"),
      });
      if (failure.code === "account_deleted") return { ...problem, restorable: true };
      return { ...problem, refused: failure.status === 403 };
    }
  }
  return { signIn, leaving };
}
