import { toast } from "./toast";

/** Says whether it was copied: a browser may refuse, and has no clipboard where the site is not served by HTTPS. */
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
