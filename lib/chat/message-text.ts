import { invalid } from "@/lib/core/errors/app-error";
import { hasVisibleText } from "@/lib/core/text/has-visible-text";

/** A message needs visible characters or files. */
export function toContent(text: string, hasAttachments: boolean): string {
  const isVisible = hasVisibleText(text);
  if (!isVisible && !hasAttachments) throw invalid("content", "required");
  return isVisible ? text.trim() : "";
}
