import { LinkMissing } from "@/components/accounts/link-missing";
import { ResetPassword } from "@/components/accounts/reset-password";
import { stepMetadata } from "@/components/accounts/step-metadata";
import { currentViewer } from "@/lib/auth/page-viewer";

export const generateMetadata = () => stepMetadata("reset");

type Props = { searchParams: Promise<{ token?: string | string[] }> };

export default async function ResetPasswordPage({ searchParams }: Props) {
  await currentViewer();
  const { token } = await searchParams;
  return typeof token === "string" && token !== "" ? (
    <ResetPassword token={token} />
  ) : (
    <LinkMissing step="reset" />
  );
}
