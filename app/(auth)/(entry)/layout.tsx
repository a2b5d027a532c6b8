import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { EntryForms } from "@/components/accounts/entry-forms";
import { EntryScreen } from "@/components/accounts/entry-screen";
import { barredStatus } from "@/lib/accounts/refusal";
import { schoolSignIn } from "@/lib/auth/oidc";
import { sessionCookieName } from "@/lib/auth/session-cookie";

/** One screen for both addresses: it stays, with what was typed, while one goes from tab to tab. */
export default async function EntryLayout({ children }: { children: ReactNode }) {
  const barred = await barredStatus((await cookies()).get(sessionCookieName())?.value);
  return (
    <EntryScreen>
      <EntryForms school={schoolSignIn()} barred={barred} />
      {children}
    </EntryScreen>
  );
}
