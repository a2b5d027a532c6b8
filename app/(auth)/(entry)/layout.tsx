import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { AuthForms } from "@/components/users/auth-forms";
import { AuthScreen } from "@/components/users/auth-screen";
import { sessionCookieName } from "@/lib/core/auth/session-cookie";
import { ssoConfig } from "@/lib/sso/oidc";
import { readBlockedStatus } from "@/lib/users/sign-in-error";

/** One screen for both addresses: it stays, with what was typed, while one goes from tab to tab. */
export default async function EntryLayout({ children }: { children: ReactNode }) {
  const barred = await readBlockedStatus((await cookies()).get(sessionCookieName())?.value);
  return (
    <AuthScreen>
      <AuthForms school={ssoConfig()} barred={barred} />
      {children}
    </AuthScreen>
  );
}
