import { pageTitle, secretUrl } from "@/components/shell/page-title";
import { ForgotPassword } from "@/components/users/forgot-password";
import { areaPath } from "@/lib/core/auth/areas";
import { getViewer } from "@/lib/core/auth/page-viewer";
import { env } from "@/lib/core/env";

export const generateMetadata = pageTitle("users.forgot.title", secretUrl);

export default async function ForgotPasswordPage() {
  const { role } = await getViewer();
  return <ForgotPassword sendsEmails={env().SMTP_URL !== undefined} home={areaPath(role)} />;
}
