import { invalid } from "@/lib/core/errors/app-error";

/** Characters that nobody sees are no message; files may be one without words. */
export function toContent(text: string, hasAttachments: boolean): string {
  const isVisible = /[^\p{C}\p{Z}\p{DI}]/u.test(text);
  if (!isVisible && !hasAttachments) throw invalid("content", "required");
  return isVisible ? text.trim() : "";
}
