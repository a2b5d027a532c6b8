import MailComposer from "nodemailer/lib/mail-composer";
import { appUrl, env } from "@/lib/env";
import type { Locale } from "@/lib/i18n/locales";
import { letter } from "./letter";
import type { MailParams } from "./outbox";
import { oneClickAddress, unsubscribePage } from "./unsubscribe-token";
import { kindOf, word } from "./word";

export type OutgoingMail = {
  id: string;
  userId: number | null;
  name: string | null;
  address: string;
  locale: Locale;
  kind: string;
  params: MailParams;
  createdAt: Date;
};

/** A mail as it goes over the wire. The same row makes the same Message-ID, so that a repetition can be told. */
export async function compose(mail: OutgoingMail): Promise<Buffer> {
  const { category, answerTo, proves = false } = kindOf(mail.kind);
  const words = word(mail, mail.locale);
  const wish = category && mail.userId !== null ? { userId: mail.userId, category } : null;
  const { text, html } = letter({
    words,
    locale: mail.locale,
    hasAccount: mail.userId !== null && !proves,
    unsubscribe: wish && unsubscribePage(wish),
  });
  const message = new MailComposer({
    from: sender(),
    // Whoever reads it may never have heard of this name.
    to: { name: proves ? "" : (mail.name ?? ""), address: mail.address },
    replyTo: answerTo ? { name: "", address: String(mail.params[answerTo] ?? "") } : undefined,
    subject: words.subject,
    text,
    html,
    date: mail.createdAt,
    messageId: `<${mail.id}@${new URL(appUrl()).hostname}>`,
    headers: { "Auto-Submitted": "auto-generated", ...(wish && unsubscribing(oneClickAddress(wish))) },
  });
  return message.compile().build();
}

/** MAIL_FROM, or an address of the site's own that nobody reads. */
export function sender(): string {
  return env().MAIL_FROM ?? `Préau <no-reply@${new URL(appUrl()).hostname}>`;
}

function unsubscribing(address: string): Record<string, string> {
  return { "List-Unsubscribe": `<${address}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
