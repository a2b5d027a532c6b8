import { notFound } from "next/navigation";
import * as z from "zod/mini";
import type { Member } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { id } from "@/lib/core/schemas/fields";
import { mailboxQuery } from "@/lib/email/contract";
import { getEmail, listEmails } from "@/lib/email/queries";

export type MailboxSearch = Promise<Record<string, string | string[] | undefined>>;

/** What an address of the mailbox shows: a page of the list and the mail it names. */
export async function readMailbox(viewer: Member, search: MailboxSearch) {
  const asked = await search;
  const query = z.safeParse(mailboxQuery, asked);
  const mail = z.safeParse(id, asked.mail);
  const [box, open] = await Promise.all([
    listEmails(viewer, query.success ? query.data : { page: 1, per_page: 20 }),
    mail.success ? getEmail(viewer, mail.data).catch(missing) : null,
  ]);
  return { box, open };
}

function missing(error: unknown): never {
  if (error instanceof AppError && error.code === "not_found") notFound();
  throw error;
}
