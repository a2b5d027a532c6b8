import type { ReactNode } from "react";
import { AuthScreen } from "@/components/users/auth-screen";

/** The steps beside signing in: each its own page, in the frame of the way in. */
export default function StepsLayout({ children }: { children: ReactNode }) {
  return <AuthScreen>{children}</AuthScreen>;
}
