import type { ReactNode } from "react";
import { EntryForms } from "@/components/accounts/entry-forms";
import { EntryScreen } from "@/components/accounts/entry-screen";
import { schoolSignIn } from "@/lib/auth/oidc";

/** One screen for both addresses: it stays, with what was typed, while one goes from tab to tab. */
export default function EntryLayout({ children }: { children: ReactNode }) {
  return (
    <EntryScreen>
      <EntryForms school={schoolSignIn()} />
      {children}
    </EntryScreen>
  );
}
