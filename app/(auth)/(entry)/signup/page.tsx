import { redirect } from "next/navigation";
import { authMetadata } from "@/components/users/auth-metadata";
import { postLoginPath } from "@/lib/core/auth/areas";
import { getViewer } from "@/lib/core/auth/page-viewer";
import type { SearchProps } from "@/lib/core/http/search-params";
import { authPaths } from "@/lib/routes";

export const generateMetadata = () => authMetadata(authPaths.signup);

/** Renders nothing: the layout renders the screen. */
export default async function SignupPage({ searchParams }: SearchProps) {
  const viewer = await getViewer();
  if (viewer.role !== "visitor") redirect(postLoginPath(viewer.role, (await searchParams).next));
  return null;
}
