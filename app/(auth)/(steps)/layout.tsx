import type { ReactNode } from "react";
import { AuthScreen } from "@/components/users/auth-screen";

export default function StepsLayout({ children }: { children: ReactNode }) {
  return <AuthScreen>{children}</AuthScreen>;
}
