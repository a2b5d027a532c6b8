import { createTranslator } from "next-intl";
import type { Member } from "@/lib/auth/viewer";
import { messagesFor } from "@/lib/i18n/messages";
import { log } from "@/lib/log";
import type { MailParams } from "./outbox";
import type { Letter, Mail } from "./shapes";
import { kindOf, type Words, word } from "./word";

export type MailRow = { id: number; kind: string; params: MailParams; readAt: Date | null; createdAt: Date };

const excerptLength = 140;

export function presentMail(viewer: Member, row: MailRow): Mail {
  const { subject, paragraphs } = wordsOf(viewer, row);
  return {
    id: row.id,
    subject,
    excerpt: paragraphs.join(" ").replace(/\s+/g, " ").slice(0, excerptLength),
    is_read: row.readAt !== null,
    created_at: row.createdAt.toISOString(),
  };
}

export function presentLetter(
  viewer: Member,
  row: MailRow & { address: string; status: Letter["delivery"] },
): Letter {
  const { subject, paragraphs, action } = wordsOf(viewer, row);
  return {
    id: row.id,
    subject,
    paragraphs,
    action: action && { label: action.label, href: mayStandHere(row) ? action.path : null },
    address: row.address,
    delivery: row.status,
    is_read: row.readAt !== null,
    created_at: row.createdAt.toISOString(),
  };
}

/** A link that proves who reads an address proves nothing here; unless this is the only place where it is. */
function mayStandHere({ kind, status }: { kind: string; status: string }): boolean {
  return status === "kept" || !kindOf(kind).proves;
}

/** A mail that cannot be worded any more must not hide the others. */
function wordsOf({ locale }: Member, row: MailRow): Words {
  try {
    return word(row, locale);
  } catch (error) {
    log.error({ err: error, kind: row.kind }, "a mail could not be worded");
    const t = createTranslator({ locale, messages: messagesFor(locale), namespace: "mails.mailbox" });
    return { subject: t("unreadable"), paragraphs: [], action: null };
  }
}
