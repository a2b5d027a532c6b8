import { useTranslations } from "next-intl";
import { type RefObject, useState } from "react";
import { ApiFailure, call } from "@/lib/api/client";
import { contactBody, sendContactMessage } from "@/lib/contact/contract";
import type { Locale } from "@/lib/i18n/locales";
import type { Messages } from "@/lib/i18n/messages";

const fields = ["name", "email", "content"] as const;
type FieldName = (typeof fields)[number];
type Errors = Partial<Record<FieldName, string>>;

/** Checks the form by the contract's own object, sends it, and says what went wrong. Nothing typed is touched. */
export function useContactForm(locale: Locale, form: RefObject<HTMLFormElement | null>) {
  const t = useTranslations("contact");
  const word = useTranslations("validation");
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  function show(found: Errors) {
    setErrors(found);
    const first = fields.find((name) => found[name]);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  /** Resolves to whom the answer goes, or null when it was not sent. */
  async function submit() {
    if (!form.current) return null;
    setProblem(undefined);
    const checked = contactBody.safeParse({ ...Object.fromEntries(new FormData(form.current)), locale });
    if (!checked.success) {
      const codes = checked.error.issues.map(({ path, message }) => [path[0], message] as const).reverse();
      show(
        Object.fromEntries(codes.map(([name, code]) => [name, word(code as keyof Messages["validation"])])),
      );
      return null;
    }
    setBusy(true);
    try {
      await call(sendContactMessage, { body: checked.data });
      return { name: checked.data.name.trim(), email: checked.data.email };
    } catch (error) {
      explain(error);
      return null;
    } finally {
      setBusy(false);
    }
  }

  function explain(error: unknown) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.status === 422)
      show(Object.fromEntries(Object.entries(error.errors).map(([name, [first]]) => [name, first])));
    else setProblem(error.status === 0 ? t("network") : error.message || t("failed"));
  }

  function clear(event: { target: EventTarget }) {
    const { name } = event.target as HTMLInputElement;
    setErrors(({ [name as FieldName]: _, ...others }) => others);
  }

  return { errors, problem, busy, submit, clear };
}
