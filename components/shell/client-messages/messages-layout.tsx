import type { ReactNode } from "react";
import { PageMessages, type Part } from "./student-messages";

/** A layout that loads the messages of a section's client components; `e2e/shape/client-messages.test.ts` checks the parts. */
export function messagesLayout(...parts: Part[]) {
  return function MessagesLayout({ children }: { children: ReactNode }) {
    return <PageMessages parts={parts}>{children}</PageMessages>;
  };
}
