import type { ReactNode } from "react";
import { PageMessages } from "@/components/shell/client-messages/student-messages";

const parts = ["jobs"] as const;

export default function JobsLayout({ children }: { children: ReactNode }) {
  return <PageMessages parts={parts}>{children}</PageMessages>;
}
