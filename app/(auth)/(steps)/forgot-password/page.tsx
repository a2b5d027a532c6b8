import { authStepMetadata } from "@/components/users/auth-step-metadata";
import { ForgotPassword } from "@/components/users/forgot-password";
import { getViewer } from "@/lib/core/auth/page-viewer";
import { env } from "@/lib/core/env";

export const generateMetadata = () => authStepMetadata("forgot");

export default async function ForgotPasswordPage() {
  await getViewer();
  return <ForgotPassword emailsLeave={env().SMTP_URL !== undefined} />;
}
