"use client";

import { useLocale, useTranslations } from "next-intl";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { contactLimits } from "@/lib/contact/limits";
import { MessageSent } from "./message-sent";
import { useContactForm } from "./use-contact-form";

/** Name, address, message: said wrong next to the field, kept whatever happens, confirmed on the spot. */
export function ContactForm() {
  const t = useTranslations("contact");
  const form = useRef<HTMLFormElement>(null);
  const locale = useLocale();
  const { errors, problem, busy, submit, clear } = useContactForm(locale, form);
  useReportedPost(form);
  const [sent, setSent] = useState<{ name: string; email: string } | null>(null);
  if (sent) return <MessageSent {...sent} onAgain={() => setSent(null)} />;
  return (
    <form
      ref={form}
      // Where it goes without, or before, its script.
      method="post"
      action={`/${locale}/contact/send`}
      noValidate
      aria-label={t("form")}
      className="grid gap-5"
      onInput={clear}
      onSubmit={async (event) => {
        event.preventDefault();
        setSent(await submit());
      }}
    >
      <div className="grid gap-5 md:grid-cols-2">
        <Field label={t("name")} error={errors.name} required>
          {(control) => <Input {...control} name="name" autoComplete="name" maxLength={contactLimits.name} />}
        </Field>
        <Field label={t("email")} error={errors.email} required>
          {(control) => (
            <Input
              {...control}
              name="email"
              type="email"
              autoComplete="email"
              maxLength={contactLimits.email}
            />
          )}
        </Field>
      </div>
      <Field label={t("content")} error={errors.content} required>
        {(control) => (
          <Textarea
            {...control}
            name="content"
            rows={6}
            maxLength={contactLimits.content}
            className="max-h-96 min-h-36"
          />
        )}
      </Field>
      <Trap label={t("website")} />
      <p role="alert" className="text-danger text-sm empty:hidden">
        {problem}
      </p>
      <Button type="submit" busy={busy} className="justify-self-start">
        {t("send")}
      </Button>
    </form>
  );
}

/** The page is prerendered for everyone: which post a visitor reports is known in the browser alone. */
function useReportedPost(form: RefObject<HTMLFormElement | null>) {
  const t = useTranslations("contact");
  useEffect(() => {
    const id = new URLSearchParams(location.search).get("post") ?? "";
    const box = form.current?.elements.namedItem("content");
    if (!/^\d{1,10}$/.test(id) || !(box instanceof HTMLTextAreaElement) || box.value !== "") return;
    box.value = t("reportedPost", { url: `${location.origin}/posts/${id}` });
    box.focus();
  }, [form, t]);
}

/** For machines only: people neither see it nor hear of it. */
function Trap({ label }: { label: string }) {
  return (
    <label hidden>
      {label}
      <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  );
}
