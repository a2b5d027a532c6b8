import type { ReactNode } from "react";
import { PageMessages } from "@/components/shell/client-messages/student-messages";

const parts = ["profiles"] as const;

export default function ProfileLayout({ children }: { children: ReactNode }) {
  return <PageMessages parts={parts}>{children}</PageMessages>;
}
