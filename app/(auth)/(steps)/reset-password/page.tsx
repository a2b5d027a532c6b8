import { LinkMissing } from "@/components/accounts/link-missing";
import { ResetPassword } from "@/components/accounts/reset-password";
import { stepMetadata } from "@/components/accounts/step-metadata";
import { isOpenLink } from "@/lib/accounts/link-queries";
import { currentViewer } from "@/lib/auth/page-viewer";

export const generateMetadata = () => stepMetadata("reset");

type Props = { searchParams: Promise<{ token?: string | string[] }> };

export default async function ResetPasswordPage({ searchParams }: Props) {
  const viewer = await currentViewer();
  const { token } = await searchParams;
  if (typeof token !== "string" || token === "") return <LinkMissing step="reset" />;
  return <ResetPassword token={token} open={await isOpenLink(viewer, token, ["reset_password"])} />;
}
