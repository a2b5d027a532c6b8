import { MailboxPage } from "@/components/email/mailbox-page";
import { areaPage } from "@/components/shell/area-page";
import { pageTitle } from "@/components/shell/page-title";
import { companyPaths } from "@/lib/routes";

export const generateMetadata = pageTitle("email.mailbox.title");
export default areaPage("company", companyPaths.emails, MailboxPage);
