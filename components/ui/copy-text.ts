import { toast } from "./toast";

/** Says whether it was copied: a browser may refuse, and has no clipboard where the site is not served by HTTPS. */
export async function copyText(text: string, messages: { copied: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(messages.copied);
  } catch {
    toast.error(messages.failed);
  }
}
