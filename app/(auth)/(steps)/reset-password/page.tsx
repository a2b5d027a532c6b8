import { pageTitle, secretUrl } from "@/components/shell/page-title";
import { ResetPassword } from "@/components/users/reset-password";
import { InvalidLink } from "@/components/users/unusable-links";
import { areaPath } from "@/lib/core/auth/areas";
import { getViewer } from "@/lib/core/auth/page-viewer";
import type { SearchProps } from "@/lib/core/http/search-params";
import { readResetLink } from "@/lib/users/tokens";

export const generateMetadata = pageTitle("users.reset.title", secretUrl);

export default async function ResetPasswordPage({ searchParams }: SearchProps) {
  const viewer = await getViewer();
  const { token } = await searchParams;
  const home = areaPath(viewer.role);
  if (typeof token !== "string" || token === "") return <InvalidLink step="reset" home={home} />;
  const link = await readResetLink(viewer, token);
  return <ResetPassword token={token} link={link} home={home} />;
}
