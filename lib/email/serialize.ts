import type { Member } from "@/lib/core/auth/viewer";
import type { EmailParams } from "@/lib/core/email/outbox";
import { type RenderedEmail, renderEmail } from "@/lib/core/email/render";
import { templateOf } from "@/lib/core/email/templates";
import { getTranslator } from "@/lib/core/i18n/translator";
import { log } from "@/lib/core/log";
import { truncate } from "@/lib/core/text/truncate";
import type { EmailBody, EmailSummary } from "./schemas";

export type EmailRow = Pick<EmailSummary, "id" | "is_read" | "created_at"> & {
  kind: string;
  params: EmailParams;
};

const excerptLength = 140;

export function serializeEmail(viewer: Member, { id, is_read, created_at, ...row }: EmailRow): EmailSummary {
  const { subject, paragraphs } = wordsOf(viewer, row);
  return { id, subject, excerpt: truncate(paragraphs.join(" "), excerptLength), is_read, created_at };
}

type BodyRow = EmailRow & Pick<EmailBody, "address" | "delivery">;

export function serializeEmailBody(viewer: Member, { kind, params, ...row }: BodyRow): EmailBody {
  const { items, action, ...texts } = wordsOf(viewer, { kind, params, address: row.address });
  const isShown = isShownInMailbox(kind, row.delivery);
  return {
    ...row,
    ...texts,
    items: items.map(({ path, ...item }) => ({ ...item, href: path })),
    action: action && { label: action.label, href: isShown ? action.path : null },
  };
}

/** A link that verifies an email must be read in its mailbox. It is shown where no email is sent. */
function isShownInMailbox(kind: string, delivery: EmailBody["delivery"]): boolean {
  return delivery === "mailbox_only" || !templateOf(kind).verifiesAddress;
}

/** An email that cannot be rendered any more must not hide the others. */
function wordsOf(
  { locale }: Member,
  row: Pick<EmailRow, "kind" | "params"> & { address?: string },
): RenderedEmail {
  try {
    return renderEmail(row, locale);
  } catch (error) {
    log.error({ err: error, kind: row.kind }, "an email could not be rendered");
    const t = getTranslator(locale, "email.mailbox");
    return { subject: t("unreadable"), paragraphs: [], items: [], closing: null, action: null };
  }
}
