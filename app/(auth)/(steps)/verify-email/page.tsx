import { pageTitle, secretUrl } from "@/components/shell/page-title";
import { InvalidLink } from "@/components/users/unusable-links";
import { VerifyEmail } from "@/components/users/verify-email";
import { homePath } from "@/lib/core/auth/areas";
import { getViewer } from "@/lib/core/auth/page-viewer";
import { isValidToken } from "@/lib/users/tokens";

export const generateMetadata = pageTitle("users.verify.title", secretUrl);

type Props = { searchParams: Promise<{ token?: string | string[] }> };

export default async function VerifyEmailPage({ searchParams }: Props) {
  const viewer = await getViewer();
  const { token } = await searchParams;
  if (typeof token !== "string" || token === "") return <InvalidLink step="verify" />;
  const open = await isValidToken(viewer, token, ["verify_email", "change_email"]);
  const home = viewer.role === "visitor" ? null : homePath(viewer.role);
  return <VerifyEmail token={token} open={open} home={home} />;
}
