import type { ReactNode } from "react";
import { PageMessages } from "@/components/shell/client-messages/student-messages";

const parts = ["events"] as const;

export default function EventsLayout({ children }: { children: ReactNode }) {
  return <PageMessages parts={parts}>{children}</PageMessages>;
}
