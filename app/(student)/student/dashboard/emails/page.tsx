import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Mailbox } from "@/components/email/mailbox";
import { type MailboxSearch, readMailbox } from "@/components/email/read-mailbox";
import { PageLayout } from "@/components/shell/page-layout";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { studentPaths } from "@/lib/routes";

const path = studentPaths.emails;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("email"))("mailbox.title") };
}

export default async function EmailsPage({ searchParams }: { searchParams: MailboxSearch }) {
  const viewer = await requirePageViewer(["student"], path);
  return (
    <PageLayout wide>
      <Mailbox {...(await readMailbox(viewer, searchParams))} path={path} />
    </PageLayout>
  );
}
