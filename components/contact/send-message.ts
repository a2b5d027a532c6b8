import { contactBody, sendContactMessage } from "@/lib/contact/contract";
import { call } from "@/lib/core/api/client";
import type { Locale } from "@/lib/core/i18n/locales";

type Outcome = { sent: { name: string; email: string } } | { codes: Record<string, string> };

/** Checks a form by the contract's own object and sends it; codes of validation.json by field when it is not right. */
export async function sendMessage(form: FormData, locale: Locale): Promise<Outcome> {
  const { success, data, error } = contactBody.safeParse({ ...Object.fromEntries(form), locale });
  if (!success) {
    // The first code of a field is the one to say, so it is written last.
    const codes = error.issues.map(({ path, message }) => [String(path[0]), message] as const).reverse();
    return { codes: Object.fromEntries(codes) };
  }
  await call(sendContactMessage, { body: data });
  return { sent: { name: data.name.trim(), email: data.email } };
}
