import { useState } from "react";
import { deleteDrafts } from "@/components/ui/form-draft";
import { ApiError, call } from "@/lib/core/api/client";
import { authPaths } from "@/lib/routes";
import { getCsrfCookie, logout } from "@/lib/users/contract";
import { clearStoredUser } from "./stored-user";

/** An error is only logged (docs/product.md#sign-in). */
export function useSignOut() {
  const [isBusy, setBusy] = useState(false);
  async function signOut() {
    setBusy(true);
    try {
      // Beyond the rate limit, only signing out is allowed, so an error of this call is ignored.
      await call(getCsrfCookie, {}).catch(() => {});
      await call(logout, {}).catch(ignoreEndedSession);
      clearStoredUser();
      deleteDrafts();
      location.assign(authPaths.login);
    } catch (error) {
      console.error(error);
      setBusy(false);
    }
  }
  return { isBusy, signOut };
}

/** The user's data must leave the device also when the session has ended before. */
function ignoreEndedSession(error: unknown): void {
  if (!(error instanceof ApiError && error.code === "unauthenticated")) throw error;
}
