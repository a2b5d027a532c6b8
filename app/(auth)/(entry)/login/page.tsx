import { redirect } from "next/navigation";
import { authMetadata } from "@/components/users/auth-metadata";
import { postLoginPath } from "@/lib/core/auth/areas";
import { getViewer } from "@/lib/core/auth/page-viewer";
import type { SearchProps } from "@/lib/core/http/search-params";
import { authPaths, twoFactorPath } from "@/lib/routes";

export const generateMetadata = () => authMetadata(authPaths.login);

/** Renders nothing: the layout renders the screen. */
export default async function LoginPage({ searchParams }: SearchProps) {
  const viewer = await getViewer();
  const { next } = await searchParams;
  if (viewer.role !== "visitor") redirect(postLoginPath(viewer.role, next));
  if (viewer.needsTwoFactor) redirect(twoFactorPath(postLoginPath("admin", next)));
  return null;
}
