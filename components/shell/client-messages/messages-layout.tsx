import type { ReactNode } from "react";
import type { AdminPart } from "./admin-messages";
import { PageMessages } from "./area-messages";
import type { CompanyPart } from "./company-messages";
import type { StudentPart } from "./student-messages";

/** A layout that loads the messages of a section's client components; `e2e/shape/client-messages.test.ts` checks the parts. */
export function messagesLayout(...parts: (StudentPart | CompanyPart | AdminPart)[]) {
  return function MessagesLayout({ children }: { children: ReactNode }) {
    return <PageMessages parts={parts}>{children}</PageMessages>;
  };
}
