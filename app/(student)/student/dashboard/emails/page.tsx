import { MailboxPage } from "@/components/email/mailbox-page";
import { areaPage } from "@/components/shell/area-page";
import { pageTitle } from "@/components/shell/page-title";
import { studentPaths } from "@/lib/routes";

export const generateMetadata = pageTitle("email.mailbox.title");
export default areaPage("student", studentPaths.emails, MailboxPage);
