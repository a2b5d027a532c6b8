"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ComponentProps, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { focusOnMount } from "@/components/ui/focus-on-mount";
import { InputField } from "@/components/ui/input-field";
import { TextareaField } from "@/components/ui/textarea-field";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import type { sendContactMessage } from "@/lib/contact/contract";
import { contactLimits } from "@/lib/contact/limits";

export function ContactForm() {
  const [sentTo, setSentTo] = useState<{ name: string; email: string } | null>();
  if (sentTo) return <MessageSent {...sentTo} onReset={() => setSentTo(null)} />;
  return <MessageForm isAnother={sentTo === null} onSent={setSentTo} />;
}

const endpoint = async () => (await import("@/lib/contact/contract")).sendContactMessage;

type FormProps = { isAnother: boolean; onSent: (sender: { name: string; email: string }) => void };

function MessageForm({ isAnother, onSent }: FormProps) {
  const t = useTranslations("contact");
  const locale = useLocale();
  const { form, submit, isBusy, bind, field, formError } = useEndpointForm(endpoint, {
    // The other fields have no default values, so that text typed before hydration stays.
    defaultValues: { locale },
    draftKey: "contact",
    errorText: t("failed"),
    onSuccess: (_, { name, email }) => onSent({ name: name.trim(), email }),
  });
  useReportedPost(form);
  useEffect(() => {
    if (isAnother) form.setFocus("name");
  }, [isAnother, form]);
  return (
    <form
      // The target of a submit without JavaScript, or before hydration.
      method="post"
      action={`/${locale}/contact/send`}
      noValidate
      aria-label={t("form")}
      className="grid gap-5"
      onSubmit={submit}
    >
      <div className="grid gap-5 md:grid-cols-2">
        <InputField
          label={t("name")}
          {...bind("name")}
          autoComplete="name"
          maxLength={contactLimits.name}
          required
        />
        <InputField
          label={t("email")}
          {...bind("email")}
          type="email"
          autoComplete="email"
          maxLength={contactLimits.email}
          required
        />
      </div>
      <TextareaField
        label={t("content")}
        {...bind("content")}
        rows={6}
        maxLength={contactLimits.content}
        controlClassName="max-h-96 min-h-36"
        required
      />
      <Honeypot {...field("website")} />
      <p role="alert" className="text-danger text-sm empty:hidden">
        {formError}
      </p>
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        {t("send")}
      </Button>
    </form>
  );
}

function Honeypot(props: ComponentProps<"input">) {
  const t = useTranslations("contact");
  return (
    <label hidden>
      {t("website")}
      <input {...props} tabIndex={-1} autoComplete="off" />
    </label>
  );
}

type MessageFields = Pick<
  ReturnType<typeof useEndpointForm<typeof sendContactMessage>>["form"],
  "getValues" | "setValue" | "setFocus"
>;

/** The page is prerendered: only the URL in the browser has the post that a visitor reports. */
function useReportedPost(form: MessageFields) {
  const t = useTranslations("contact");
  useEffect(() => {
    const id = new URLSearchParams(location.search).get("post") ?? "";
    const content = form.getValues("content") ?? "";
    const url = `${location.origin}/posts/${id}`;
    if (!/^\d{1,10}$/.test(id) || content.includes(url)) return;
    form.setValue("content", t("reportedPost", { url }) + content);
    form.setFocus("content");
  }, [form, t]);
}

/** Takes the focus, so that a screen reader announces it. */
function MessageSent({ name, email, onReset }: { name: string; email: string; onReset: () => void }) {
  const t = useTranslations("contact");
  return (
    <div className="grid justify-items-start gap-3 rounded-card border border-success bg-success-soft p-6">
      <h2 ref={focusOnMount} tabIndex={-1} className="text-xl outline-none">
        {t("sentTitle")}
      </h2>
      <p>{t("sentText", { name, email })}</p>
      <Button variant="secondary" onClick={onReset} className="mt-2">
        {t("again")}
      </Button>
    </div>
  );
}
