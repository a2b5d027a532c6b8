import { createTranslator } from "next-intl";
import { appUrl } from "@/lib/core/env";
import type { Locale } from "@/lib/core/i18n/locales";
import { messagesFor } from "@/lib/core/i18n/messages";
import type { RenderedEmail } from "./render";

type EmailLayout = {
  words: RenderedEmail;
  locale: Locale;
  hasAccount: boolean;
  unsubscribe: string | null;
};

export function layoutEmail({ words, locale, hasAccount, unsubscribe }: EmailLayout): {
  text: string;
  html: string;
} {
  const t = createTranslator({ locale, messages: messagesFor(locale), namespace: "email.letter" });
  const reason = t(hasAccount ? "why" : "whyNobody");
  const button = words.action && { label: words.action.label, url: appUrl() + words.action.path };
  const unsubscribeLink = unsubscribe === null ? null : { label: t("unsubscribe"), url: unsubscribe };
  return {
    text: toText(words.paragraphs, button, unsubscribeLink, t("signature"), reason),
    html: toHtml({
      locale,
      subject: words.subject,
      body: words.paragraphs,
      button,
      unsubscribeLink,
      signature: t("signature"),
      paste: t("paste"),
      reason,
    }),
  };
}

type Link = { label: string; url: string } | null;

function toText(
  body: string[],
  button: Link,
  unsubscribeLink: Link,
  signature: string,
  reason: string,
): string {
  const parts = [
    ...body,
    ...(button ? [`${button.label}\n${button.url}`] : []),
    `-- \n${signature}\n${reason}`,
  ];
  return `${[...parts, ...(unsubscribeLink ? [`${unsubscribeLink.label}\n${unsubscribeLink.url}`] : [])].join("\n\n")}\n`;
}

type HtmlParts = {
  locale: Locale;
  subject: string;
  body: string[];
  button: Link;
  unsubscribeLink: Link;
  signature: string;
  paste: string;
  reason: string;
};

function toHtml({
  locale,
  subject,
  body,
  button,
  unsubscribeLink,
  signature,
  paste,
  reason,
}: HtmlParts): string {
  const paragraphs = body.map((text) => `<p style="margin:0 0 16px">${lines(text)}</p>`).join("\n");
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f6f3ec;color:#1c1a16;font:16px/1.5 Inter,'Helvetica Neue',Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 4px 12px;font:600 20px/1.4 Georgia,serif;color:#1d5a3d">Préau</td></tr>
<tr><td style="padding:28px 24px 12px;background:#fffdf9;border:1px solid #dcd6c9;border-radius:10px">
<h1 style="margin:0 0 16px;font:600 20px/1.3 Georgia,serif">${escapeHtml(subject)}</h1>
${paragraphs}
${button ? buttonHtml(button, paste) : ""}
</td></tr>
<tr><td style="padding:16px 4px;color:#5c574d;font-size:13px;line-height:1.5">
<p style="margin:0 0 4px">${escapeHtml(signature)}</p>
<p style="margin:0 0 4px">${escapeHtml(reason)}</p>
${unsubscribeLink ? `<p style="margin:0"><a href="${escapeHtml(unsubscribeLink.url)}" style="color:#5c574d">${escapeHtml(unsubscribeLink.label)}</a></p>` : ""}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function buttonHtml({ label, url }: { label: string; url: string }, paste: string): string {
  return `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1d5a3d;color:#fffdf9;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;color:#5c574d;font-size:13px;line-height:1.5">${escapeHtml(paste)}<br><a href="${escapeHtml(url)}" style="color:#1d5a3d;word-break:break-all">${escapeHtml(url)}</a></p>`;
}

const lines = (text: string) => escapeHtml(text).replaceAll("\n", "<br>");

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
