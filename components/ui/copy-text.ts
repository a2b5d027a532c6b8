import { toast } from "./toast";

/** Shows whether it was copied: a browser may reject it, and has no clipboard where the site is not served by HTTPS. */
export async function copyText(
  text: string,
  messages: { successText: string; errorText: string },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(messages.successText);
  } catch {
    toast.error(messages.errorText);
  }
}
