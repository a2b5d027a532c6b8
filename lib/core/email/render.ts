import { createTranslator } from "next-intl";
import { tokenSecret } from "@/lib/core/auth/token-secrets";
import { fillPath } from "@/lib/core/i18n/fill-path";
import { formatParams } from "@/lib/core/i18n/format-params";
import type { Locale } from "@/lib/core/i18n/locales";
import { messagesFor } from "@/lib/core/i18n/messages";
import { toLine } from "@/lib/core/text/to-line";
import { readItems } from "./items";
import type { EmailParams } from "./outbox";
import { type EmailTemplate, templateOf } from "./templates";

export type RenderedEmail = {
  subject: string;
  paragraphs: string[];
  /** A list of links below the paragraphs. */
  items: { title: string; detail: string; path: string }[];
  /** The sentence below the items that says how many more there are. */
  closing: string | null;
  action: { label: string; path: string } | null;
};

type Email = { kind: string; params: EmailParams; address?: string };

export function renderEmail(email: Email, locale: Locale): RenderedEmail {
  const { link, itemLink } = templateOf(email.kind);
  const t = createTranslator({
    locale,
    messages: messagesFor(locale),
    namespace: "email",
    onError: (error) => {
      throw error;
    },
  });
  const translate = (part: string, params = email.params) =>
    t(`kinds.${email.kind}.${part}` as never, formatParams(breakDomains(params), locale) as never) as string;
  const items = itemLink ? readItems(email.params).map(breakDomains) : [];
  return {
    subject: toLine(translate("subject")),
    paragraphs: translate("text")
      .split(/\n{2,}/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean),
    items: items.map((item) => ({
      title: toLine(String(item.title)),
      detail: toLine(translate("item", item)),
      path: fillPath(itemLink ?? "/", item, locale),
    })),
    closing: items.length > 0 && Number(email.params.more) > 0 ? translate("closing") : null,
    action: link ? { label: translate("action"), path: pathOf(link, email, locale) } : null,
  };
}

const writtenByUsers = new Set("actor company group inviter job location name student title".split(" "));

/** Mail clients turn a domain into a link, also in the name of a group: an invisible word joiner prevents it. */
function breakDomains(params: EmailParams): EmailParams {
  const withJoiners = (text: string) => text.replace(/(?<=\S)\.(?=[\p{L}\p{N}])/gu, ".\u2060");
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === "string" && writtenByUsers.has(name) ? withJoiners(value) : value,
    ]),
  );
}

function pathOf(
  link: NonNullable<EmailTemplate["link"]>,
  { params, address }: Email,
  locale: Locale,
): string {
  const path = typeof link === "string" ? link : link(params);
  const secret = path.includes("{secret}") ? tokenSecret(String(params.linkId)) : undefined;
  return fillPath(path, { ...params, secret, address }, locale);
}
