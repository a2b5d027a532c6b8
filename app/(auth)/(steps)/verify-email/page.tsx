import { LinkMissing } from "@/components/accounts/link-missing";
import { stepMetadata } from "@/components/accounts/step-metadata";
import { VerifyEmail } from "@/components/accounts/verify-email";
import { isOpenLink } from "@/lib/accounts/link-queries";
import { homeOf } from "@/lib/auth/areas";
import { currentViewer } from "@/lib/auth/page-viewer";

export const generateMetadata = () => stepMetadata("verify");

type Props = { searchParams: Promise<{ token?: string | string[] }> };

export default async function VerifyEmailPage({ searchParams }: Props) {
  const viewer = await currentViewer();
  const { token } = await searchParams;
  if (typeof token !== "string" || token === "") return <LinkMissing step="verify" />;
  const open = await isOpenLink(viewer, token, ["verify_email", "change_email"]);
  const home = viewer.role === "visitor" ? null : homeOf(viewer.role);
  return <VerifyEmail token={token} open={open} home={home} />;
}
