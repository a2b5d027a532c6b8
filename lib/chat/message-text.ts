import { invalid } from "@/lib/core/errors/app-error";
import { hasVisibleText } from "@/lib/core/text/has-visible-text";

/** Invisible characters alone are no message; files need no text. */
export function toContent(text: string, hasAttachments: boolean): string {
  const isVisible = hasVisibleText(text);
  if (!isVisible && !hasAttachments) throw invalid("content", "required");
  return isVisible ? text.trim() : "";
}
