import { pageTitle, secretUrl } from "@/components/shell/page-title";
import { InvalidLink } from "@/components/users/unusable-links";
import { VerifyEmail } from "@/components/users/verify-email";
import { areaPath } from "@/lib/core/auth/areas";
import { getViewer } from "@/lib/core/auth/page-viewer";
import type { SearchProps } from "@/lib/core/http/search-params";
import { isValidToken } from "@/lib/users/tokens";

export const generateMetadata = pageTitle("users.verify.title", secretUrl);

export default async function VerifyEmailPage({ searchParams }: SearchProps) {
  const viewer = await getViewer();
  const { token } = await searchParams;
  const home = areaPath(viewer.role);
  if (typeof token !== "string" || token === "") return <InvalidLink step="verify" home={home} />;
  const isTokenValid = await isValidToken(viewer, token, ["verify_email", "change_email"]);
  return <VerifyEmail token={token} isTokenValid={isTokenValid} home={home} />;
}
