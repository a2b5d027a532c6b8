import { MailboxPage } from "@/components/email/mailbox-page";
import { pageTitle } from "@/components/shell/page-title";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import type { SearchProps } from "@/lib/core/http/search-params";
import { studentPaths } from "@/lib/routes";

export const generateMetadata = pageTitle("email.mailbox.title");

export default async function EmailsPage(props: SearchProps) {
  const viewer = await requirePageViewer(["student"], studentPaths.emails);
  return <MailboxPage viewer={viewer} path={studentPaths.emails} {...props} />;
}
