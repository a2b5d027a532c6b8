import { notFound } from "next/navigation";
import { cache } from "react";
import { parsePathId } from "@/lib/core/api/params";
import { getViewer } from "@/lib/core/auth/page-viewer";
import { nullIfNotFound } from "@/lib/core/errors/null-if-not-found";
import { getProfile } from "./queries";

/** Reads the profile of a page's path, once per request; null for visitors, whom the page redirects. */
export const readProfile = cache(async (userId: string) => {
  const viewer = await getViewer();
  if (viewer.role === "visitor") return null;
  return (await nullIfNotFound(async () => getProfile(viewer, parsePathId(userId)))) ?? notFound();
});
