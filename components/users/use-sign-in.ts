"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ApiError, call } from "@/lib/core/api/client";
import { postLoginPath } from "@/lib/core/auth/areas";
import { type SignInError, signInError } from "./sign-in-error";
import { storeUser } from "./stored-user";

type Credentials = { email: string; password: string; restore?: boolean };

/** Signs in and opens `next` or the home page; resolves to the error, or null. */
export function useSignIn(next: string | null) {
  const t = useTranslations("users.failed");
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
      const signInFailure = signInError(failure, {
        credentials: t("credentials"),
        unexpected: t("unexpected"),
        network: t("network"),
      });
      if (failure.code === "account_deleted") return { ...signInFailure, restorable: true };
      return { ...signInFailure, refused: failure.status === 403 };
    }
  }
  return { signIn, leaving };
}
