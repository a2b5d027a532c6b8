"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ApiError, call } from "@/lib/core/api/client";
import { postLoginPath } from "@/lib/core/auth/areas";
import { type SignInError, signInError } from "./sign-in-error";
import { storeUser } from "./stored-user";

type Credentials = { email: string; password: string; restore?: boolean };

/** Signs in and leaves for `next` or home; resolves to what went wrong, or null. */
export function useSignIn(next: string | null) {
  const t = useTranslations("accounts.failed");
  const [leaving, setLeaving] = useState(false);

  async function signIn(body: Credentials): Promise<SignInError | null> {
    try {
      const { getCsrfCookie, login } = await import("@/lib/users/contract");
      await call(getCsrfCookie, {});
      const { user, user_type } = await call(login, { body });
      storeUser(user);
      setLeaving(true);
      location.replace(postLoginPath(user.role ?? user_type, next));
      return null;
    } catch (error) {
      const failure = error instanceof ApiError ? error : new ApiError(0, "network", "");
      const problem = signInError(failure, {
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
