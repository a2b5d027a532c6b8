import { createTranslator } from "next-intl";
import { linkSecret } from "@/lib/auth/link-secrets";
import { fillPath } from "@/lib/i18n/fill-path";
import type { Locale } from "@/lib/i18n/locales";
import { messagesFor } from "@/lib/i18n/messages";
import { spokenParams } from "@/lib/i18n/spoken-params";
import { type Kind, mailKinds } from "./kinds";
import type { MailParams } from "./outbox";

export type Words = {
  subject: string;
  paragraphs: string[];
  /** Where the mail's button leads, as a path of this site. */
  action: { label: string; path: string } | null;
};

/** The words of a mail in a language. Throws for an unknown kind, and when a param is missing. */
export function word(mail: { kind: string; params: MailParams }, locale: Locale): Words {
  const { link } = kindOf(mail.kind);
  const t = createTranslator({
    locale,
    messages: messagesFor(locale),
    namespace: "mails",
    onError: (error) => {
      throw error;
    },
  });
  const values = spokenParams(mail.params, locale);
  const say = (part: string) => t(`kinds.${mail.kind}.${part}` as never, values as never) as string;
  return {
    subject: say("subject").replace(/\s+/g, " ").trim(),
    paragraphs: say("text")
      .split(/\n{2,}/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean),
    action: link ? { label: say("action"), path: pathOf(link, mail.params, locale) } : null,
  };
}

export function kindOf(name: string): Kind {
  if (!Object.hasOwn(mailKinds, name)) throw new Error(`no kind of mail is called ${name}`);
  return mailKinds[name as keyof typeof mailKinds];
}

function pathOf(link: NonNullable<Kind["link"]>, params: MailParams, locale: Locale): string {
  const path = typeof link === "string" ? link : link(params);
  const secret = path.includes("{secret}") ? linkSecret(String(params.linkId)) : undefined;
  return fillPath(path, { ...params, secret }, locale);
}
