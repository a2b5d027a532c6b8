import MailComposer from "nodemailer/lib/mail-composer";
import { appUrl, env } from "@/lib/core/env";
import type { Locale } from "@/lib/core/i18n/locales";
import { layoutEmail } from "./layout";
import type { EmailParams } from "./outbox";
import { renderEmail } from "./render";
import { templateOf } from "./templates";
import { oneClickUnsubscribeUrl, unsubscribePageUrl } from "./unsubscribe-token";

type OutgoingEmail = {
  id: string;
  userId: number | null;
  name: string | null;
  address: string;
  locale: Locale;
  kind: string;
  params: EmailParams;
  createdAt: Date;
};

/** The Message-ID depends only on the row, so that a repeated email is recognised. */
export async function composeEmail(email: OutgoingEmail): Promise<Buffer> {
  const { category, replyTo: answerTo, verifiesAddress: proves = false } = templateOf(email.kind);
  const renderedEmail = renderEmail(email, email.locale);
  const optOut = category && email.userId !== null ? { userId: email.userId, category } : null;
  const { text, html } = layoutEmail({
    renderedEmail,
    locale: email.locale,
    hasAccount: email.userId !== null && !proves,
    unsubscribe: optOut && unsubscribePageUrl(optOut),
  });
  const message = new MailComposer({
    from: senderAddress(),
    // The name may have been typed by another user than the recipient.
    to: { name: proves ? "" : (email.name ?? ""), address: email.address },
    replyTo: answerTo ? { name: "", address: String(email.params[answerTo] ?? "") } : undefined,
    subject: renderedEmail.subject,
    text,
    html,
    date: email.createdAt,
    messageId: `<${email.id}@${new URL(appUrl()).hostname}>`,
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(optOut && unsubscribeHeaders(oneClickUnsubscribeUrl(optOut))),
    },
  });
  return message.compile().build();
}

export function senderAddress(): string {
  return env().MAIL_FROM ?? `Préau <no-reply@${new URL(appUrl()).hostname}>`;
}

function unsubscribeHeaders(url: string): Record<string, string> {
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
