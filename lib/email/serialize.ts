import { createTranslator } from "next-intl";
import type { Member } from "@/lib/core/auth/viewer";
import type { EmailParams } from "@/lib/core/email/outbox";
import { type RenderedEmail, renderEmail, templateOf } from "@/lib/core/email/render";
import { messagesFor } from "@/lib/core/i18n/messages";
import { log } from "@/lib/core/log";
import type { EmailBody, EmailSummary } from "./schemas";

export type EmailRow = {
  id: number;
  kind: string;
  params: EmailParams;
  readAt: Date | null;
  createdAt: Date;
};

const excerptLength = 140;

export function serializeEmail(viewer: Member, row: EmailRow): EmailSummary {
  const { subject, paragraphs } = wordsOf(viewer, row);
  return {
    id: row.id,
    subject,
    excerpt: paragraphs.join(" ").replace(/\s+/g, " ").slice(0, excerptLength),
    is_read: row.readAt !== null,
    created_at: row.createdAt.toISOString(),
  };
}

export function serializeEmailBody(
  viewer: Member,
  row: EmailRow & { address: string; status: EmailBody["delivery"] },
): EmailBody {
  const { subject, paragraphs, action } = wordsOf(viewer, row);
  return {
    id: row.id,
    subject,
    paragraphs,
    action: action && { label: action.label, href: isShownInMailbox(row) ? action.path : null },
    address: row.address,
    delivery: row.status,
    is_read: row.readAt !== null,
    created_at: row.createdAt.toISOString(),
  };
}

/** A link that proves who reads an address proves nothing here; unless this is the only place where it is. */
function isShownInMailbox({ kind, status }: { kind: string; status: string }): boolean {
  return status === "mailbox_only" || !templateOf(kind).verifiesAddress;
}

/** A mail that cannot be worded any more must not hide the others. */
function wordsOf({ locale }: Member, row: EmailRow): RenderedEmail {
  try {
    return renderEmail(row, locale);
  } catch (error) {
    log.error({ err: error, kind: row.kind }, "a mail could not be worded");
    const t = createTranslator({ locale, messages: messagesFor(locale), namespace: "email.mailbox" });
    return { subject: t("unreadable"), paragraphs: [], action: null };
  }
}
