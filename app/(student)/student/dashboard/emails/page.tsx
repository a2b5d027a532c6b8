import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Mailbox } from "@/components/mails/mailbox";
import { type MailboxSearch, readMailbox } from "@/components/mails/read-mailbox";
import { Columns } from "@/components/shell/columns";
import { pageViewer } from "@/lib/auth/page-viewer";

const path = "/student/dashboard/emails";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("mails"))("mailbox.title") };
}

export default async function EmailsPage({ searchParams }: { searchParams: MailboxSearch }) {
  const viewer = await pageViewer(["student"], path);
  return (
    <Columns wide>
      <Mailbox {...(await readMailbox(viewer, searchParams))} path={path} />
    </Columns>
  );
}
