import type { ReactNode } from "react";
import { PageMessages } from "@/components/shell/client-messages/student-messages";

const parts = ["chat"] as const;

export default function ChatLayout({ children }: { children: ReactNode }) {
  return <PageMessages parts={parts}>{children}</PageMessages>;
}
