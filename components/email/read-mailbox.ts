import { notFound } from "next/navigation";
import * as z from "zod/mini";
import type { Member } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { parseSearchParams, type SearchParams } from "@/lib/core/http/search-params";
import { emptyToUndefined, id } from "@/lib/core/schemas/fields";
import { mailboxQuery } from "@/lib/email/contract";
import { getEmail, listEmails } from "@/lib/email/queries";

export type MailboxSearch = Promise<SearchParams>;

const schema = z.extend(mailboxQuery, { mail: emptyToUndefined(id) });

export async function readMailbox(viewer: Member, search: MailboxSearch) {
  const { mail, ...query } = parseSearchParams(schema, await search);
  const [box, open] = await Promise.all([
    listEmails(viewer, query),
    mail ? getEmail(viewer, mail).catch(missing) : null,
  ]);
  return { box, open };
}

function missing(error: unknown): never {
  if (error instanceof AppError && error.code === "not_found") notFound();
  throw error;
}
