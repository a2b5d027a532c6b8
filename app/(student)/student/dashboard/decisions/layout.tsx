import type { ReactNode } from "react";
import { PageMessages } from "@/components/shell/client-messages/student-messages";

const parts = ["moderation", "validation"] as const;

export default function DecisionsLayout({ children }: { children: ReactNode }) {
  return <PageMessages parts={parts}>{children}</PageMessages>;
}
