import { MailboxPage } from "@/components/email/mailbox-page";
import { pageTitle } from "@/components/shell/page-title";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import type { SearchProps } from "@/lib/core/http/search-params";
import { adminPaths } from "@/lib/routes";

export const generateMetadata = pageTitle("email.mailbox.title");

export default async function EmailsPage(props: SearchProps) {
  const viewer = await requirePageViewer(["admin"], adminPaths.emails);
  return <MailboxPage viewer={viewer} path={adminPaths.emails} {...props} />;
}
