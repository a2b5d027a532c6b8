import { ForgotPassword } from "@/components/accounts/forgot-password";
import { stepMetadata } from "@/components/accounts/step-metadata";
import { currentViewer } from "@/lib/auth/page-viewer";
import { env } from "@/lib/env";

export const generateMetadata = () => stepMetadata("forgot");

export default async function ForgotPasswordPage() {
  await currentViewer();
  return <ForgotPassword mailsLeave={env().SMTP_URL !== undefined} />;
}
