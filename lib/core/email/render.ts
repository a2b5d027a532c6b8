import { createTranslator } from "next-intl";
import { tokenSecret } from "@/lib/core/auth/token-secrets";
import { fillPath } from "@/lib/core/i18n/fill-path";
import { formatParams } from "@/lib/core/i18n/format-params";
import type { Locale } from "@/lib/core/i18n/locales";
import { messagesFor } from "@/lib/core/i18n/messages";
import type { EmailParams } from "./outbox";
import { type EmailTemplate, templateOf } from "./templates";

export type RenderedEmail = {
  subject: string;
  paragraphs: string[];
  action: { label: string; path: string } | null;
};

export function renderEmail(email: { kind: string; params: EmailParams }, locale: Locale): RenderedEmail {
  const { link } = templateOf(email.kind);
  const t = createTranslator({
    locale,
    messages: messagesFor(locale),
    namespace: "email",
    onError: (error) => {
      throw error;
    },
  });
  const values = formatParams(email.params, locale);
  const say = (part: string) => t(`kinds.${email.kind}.${part}` as never, values as never) as string;
  return {
    subject: say("subject").replace(/\s+/g, " ").trim(),
    paragraphs: say("text")
      .split(/\n{2,}/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean),
    action: link ? { label: say("action"), path: pathOf(link, email.params, locale) } : null,
  };
}

function pathOf(link: NonNullable<EmailTemplate["link"]>, params: EmailParams, locale: Locale): string {
  const path = typeof link === "string" ? link : link(params);
  const secret = path.includes("{secret}") ? tokenSecret(String(params.linkId)) : undefined;
  return fillPath(path, { ...params, secret }, locale);
}
