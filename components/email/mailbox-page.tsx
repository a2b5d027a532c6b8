import { notFound } from "next/navigation";
import * as z from "zod/mini";
import { PageLayout } from "@/components/shell/page-layout";
import type { Member } from "@/lib/core/auth/viewer";
import { nullIfNotFound } from "@/lib/core/errors/null-if-not-found";
import { parseSearchParams, type SearchParams } from "@/lib/core/http/search-params";
import { emptyToUndefined, id } from "@/lib/core/schemas/fields";
import { mailboxQuery } from "@/lib/email/contract";
import { getEmail, listEmails } from "@/lib/email/queries";
import { Mailbox } from "./mailbox";

const schema = z.extend(mailboxQuery, { email: emptyToUndefined(id) });

type Props = { viewer: Member; path: string; searchParams: SearchParams };

export async function MailboxPage({ viewer, path, searchParams }: Props) {
  const { email, ...query } = parseSearchParams(schema, searchParams);
  const [box, open] = await Promise.all([
    listEmails(viewer, query),
    email ? nullIfNotFound(() => getEmail(viewer, email)) : null,
  ]);
  if (email && !open) notFound();
  return (
    <PageLayout wide>
      <Mailbox box={box} open={open} path={path} />
    </PageLayout>
  );
}
