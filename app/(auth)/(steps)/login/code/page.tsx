import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { pageTitle, secretUrl } from "@/components/shell/page-title";
import { SignInCode } from "@/components/users/sign-in-code";
import { ExpiredSignIn } from "@/components/users/unusable-links";
import { postLoginPath, safeReturnPath } from "@/lib/core/auth/areas";
import { getViewer } from "@/lib/core/auth/page-viewer";
import type { SearchProps } from "@/lib/core/http/search-params";
import { authPaths, loginPath } from "@/lib/routes";
import { readFactors } from "@/lib/two-factor/factors";
import { pendingSignIn } from "@/lib/users/pending-sign-in";

export const generateMetadata = pageTitle("users.code.title", secretUrl);

export default async function SignInCodePage({ searchParams }: SearchProps) {
  const [viewer, jar, { next }] = await Promise.all([getViewer(), cookies(), searchParams]);
  if (viewer.role !== "visitor") redirect(postLoginPath(viewer.role, next));
  const path = safeReturnPath(next);
  const signInHref = path ? loginPath(path) : authPaths.login;
  const pending = await pendingSignIn.read({ cookie: (name) => jar.get(name)?.value });
  if (!pending) return <ExpiredSignIn signInHref={signInHref} />;
  const { appEnabledAt, hasPasskey } = await readFactors(pending.userId);
  const hasApp = appEnabledAt !== null;
  return <SignInCode next={path} signInHref={signInHref} hasApp={hasApp} hasPasskey={hasPasskey} />;
}
