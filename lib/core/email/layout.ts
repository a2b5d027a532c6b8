import { appUrl } from "@/lib/core/env";
import type { Locale } from "@/lib/core/i18n/locales";
import { getTranslator } from "@/lib/core/i18n/translator";
import { groundColors, logoSize } from "@/lib/core/images/logo";
import { escapeHtml } from "@/lib/core/text/escape-html";
import { currentSite } from "@/lib/site";
import type { RenderedEmail } from "./render";

type EmailLayout = {
  renderedEmail: RenderedEmail;
  locale: Locale;
  hasAccount: boolean;
  unsubscribe: string | null;
};

export function layoutEmail({ renderedEmail, locale, hasAccount, unsubscribe }: EmailLayout) {
  const t = getTranslator(locale, "email.layout");
  const { action, items, ...content } = renderedEmail;
  const parts = {
    ...{ locale, ...content },
    items: items.map(({ path, ...item }) => ({ ...item, url: appUrl() + path })),
    button: action && { label: action.label, url: appUrl() + action.path },
    paste: t("paste"),
    signature: [currentSite().contact.name, t("signature")].filter(Boolean).join(" · "),
    reason: t(hasAccount ? "why" : "whyWithoutAccount"),
    optOut: unsubscribe === null ? null : { label: t("unsubscribe"), url: unsubscribe },
  };
  return { text: toText(parts), html: toHtml(parts) };
}

type Link = { label: string; url: string };
type Item = { title: string; detail: string; url: string };
type Parts = Omit<RenderedEmail, "action" | "items"> & {
  locale: Locale;
  items: Item[];
  button: Link | null;
  paste: string;
  signature: string;
  reason: string;
  optOut: Link | null;
};

function toText({ paragraphs, items, closing, button, signature, reason, optOut }: Parts): string {
  const linkText = (link: Link | null) => (link ? [`${link.label}\n${link.url}`] : []);
  const blocks = [
    ...paragraphs,
    ...items.map(({ title, detail, url }) => `* ${title}\n  ${detail}\n  ${url}`),
    ...(closing ? [closing] : []),
    ...linkText(button),
    `-- \n${signature}\n${reason}`,
    ...linkText(optOut),
  ];
  return `${blocks.join("\n\n")}\n`;
}

/** User input is escaped in both bodies. */
function toHtml(parts: Parts): string {
  const { locale, subject, button, paste, signature, reason, optOut } = parts;
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f6f3ec;color:#1c1a16;font:16px/1.5 Inter,'Helvetica Neue',Arial,sans-serif">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(previewOf(parts))}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 4px 12px;font-weight:600;font-size:20px;line-height:1.4;color:#1d5a3d">${brandHtml()}</td></tr>
<tr><td style="padding:28px 24px 12px;background:#fffdf9;border:1px solid #dcd6c9;border-radius:10px">
<h1 style="margin:0 0 16px;font-weight:600;font-size:20px;line-height:1.3">${escapeHtml(subject)}</h1>
${bodyHtml(parts)}
${button ? buttonHtml(button, paste) : ""}
</td></tr>
<tr><td style="padding:16px 4px;color:#5c574d;font-size:13px;line-height:1.5">
<p style="margin:0 0 4px">${escapeHtml(signature)}</p>
<p style="margin:0 0 4px">${escapeHtml(reason)}</p>
${optOut ? `<p style="margin:0"><a href="${escapeHtml(optOut.url)}" style="color:#5c574d">${escapeHtml(optOut.label)}</a></p>` : ""}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** Mail programs show it beside the subject in their lists, where a greeting ("Hello Ada,") would say nothing. */
function previewOf({ paragraphs }: Parts): string {
  return paragraphs.find((text) => !text.endsWith(",")) ?? "";
}

function bodyHtml({ paragraphs, items, closing }: Parts): string {
  const texts = (all: string[]) => all.map((text) => `<p style="margin:0 0 16px">${lines(text)}</p>`);
  const list = `<ul style="margin:0 0 16px;padding:0;list-style:none">\n${items.map(itemHtml).join("\n")}\n</ul>`;
  return [...texts(paragraphs), ...(items.length > 0 ? [list] : []), ...texts(closing ? [closing] : [])].join(
    "\n",
  );
}

function itemHtml({ title, detail, url }: Item): string {
  return `<li style="margin:0;padding:10px 0;border-top:1px solid #dcd6c9"><a href="${escapeHtml(url)}" style="color:#1d5a3d;font-weight:600">${escapeHtml(title)}</a><br><span style="color:#5c574d;font-size:14px">${escapeHtml(detail)}</span></li>`;
}

/** Emails have the light theme. */
function brandHtml(): string {
  const { logo, contact } = currentSite();
  if (!logo) return "Préau";
  const { width, height } = logoSize(logo);
  const { backgroundColor, color } = groundColors.dark;
  const ground = `;padding:6px 8px;border-radius:8px;background:${backgroundColor};color:${color}`;
  return `<img src="${escapeHtml(appUrl() + logo.url)}" width="${width}" height="${height}" alt="${escapeHtml(contact.name)}" style="display:inline-block;border:0${logo.ground === "dark" ? ground : ""}">`;
}

function buttonHtml({ label, url }: { label: string; url: string }, paste: string): string {
  return `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1d5a3d;color:#fffdf9;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;color:#5c574d;font-size:13px;line-height:1.5">${escapeHtml(paste)}<br><a href="${escapeHtml(url)}" style="color:#1d5a3d;word-break:break-all">${escapeHtml(url)}</a></p>`;
}

const lines = (text: string) => escapeHtml(text).replaceAll("\n", "<br>");
