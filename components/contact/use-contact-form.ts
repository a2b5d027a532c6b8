import { useTranslations } from "next-intl";
import { type RefObject, useState } from "react";
import { ApiError } from "@/lib/core/api/client";
import type { Locale } from "@/lib/core/i18n/locales";
import type { Messages } from "@/lib/core/i18n/messages";

const fields = ["name", "email", "content"] as const;
type FieldName = (typeof fields)[number];
type Errors = Partial<Record<FieldName, string>>;

/** Sends the form, and says what went wrong. Nothing typed is touched. */
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
    setBusy(true);
    try {
      // The rules weigh more than the form: they come when somebody has written something.
      const { sendMessage } = await import("./send-message");
      const outcome = await sendMessage(new FormData(form.current), locale);
      if ("sent" in outcome) return outcome.sent;
      const codes = Object.entries(outcome.codes) as [FieldName, keyof Messages["validation"]][];
      show(Object.fromEntries(codes.map(([name, code]) => [name, word(code)])));
    } catch (error) {
      explain(error);
    } finally {
      setBusy(false);
    }
    return null;
  }

  function explain(error: unknown) {
    if (!(error instanceof ApiError)) setProblem(t("network"));
    else if (error.status === 422)
      show(Object.fromEntries(Object.entries(error.errors).map(([name, [first]]) => [name, first])));
    else setProblem(error.status === 0 ? t("network") : error.message || t("failed"));
  }

  function clear(event: { target: EventTarget }) {
    const { name } = event.target as HTMLInputElement;
    setErrors(({ [name as FieldName]: _, ...others }) => others);
  }

  return { errors, problem, busy, submit, clear };
}
