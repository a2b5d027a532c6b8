import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { AuthScreen } from "@/components/users/auth-screen";
import { LazyAuthForms } from "@/components/users/lazy-auth-forms";
import { sessionCookieName } from "@/lib/core/auth/session-cookie";
import { env } from "@/lib/core/env";
import { getSignUpPolicy } from "@/lib/school-settings/queries";
import { ssoConfig } from "@/lib/sso/oidc";
import { readBlockedStatus } from "@/lib/users/sign-in-session";

/** Sign-in and sign-up share this layout: it stays mounted, with what was typed, when the tab changes. */
export default async function EntryLayout({ children }: { children: ReactNode }) {
  const session = (await cookies()).get(sessionCookieName())?.value;
  const [blockedStatus, policy] = await Promise.all([readBlockedStatus(session), getSignUpPolicy()]);
  return (
    <AuthScreen>
      <LazyAuthForms
        {...{ blockedStatus, policy }}
        school={ssoConfig()}
        sendsEmails={env().SMTP_URL !== undefined}
      />
      {children}
    </AuthScreen>
  );
}
