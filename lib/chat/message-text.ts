import { invalid } from "@/lib/core/errors/app-error";

/** Invisible characters alone are no message; files need no text. */
export function toContent(text: string, hasAttachments: boolean): string {
  const isVisible = /[^\p{C}\p{Z}\p{DI}]/u.test(text);
  if (!isVisible && !hasAttachments) throw invalid("content", "required");
  return isVisible ? text.trim() : "";
}
