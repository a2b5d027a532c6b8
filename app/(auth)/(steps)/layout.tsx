import type { ReactNode } from "react";
import { EntryScreen } from "@/components/accounts/entry-screen";

/** The steps beside signing in: each its own page, in the frame of the way in. */
export default function StepsLayout({ children }: { children: ReactNode }) {
  return <EntryScreen>{children}</EntryScreen>;
}
