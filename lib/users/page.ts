import { notFound } from "next/navigation";
import { cache } from "react";
import { parsePathId } from "@/lib/core/api/params";
import { getViewer } from "@/lib/core/auth/page-viewer";
import { nullIfNotFound } from "@/lib/core/errors/null-if-not-found";
import { getUserDetails } from "./details";

/** The account of a page's path, once per request; null for those whom the page redirects. */
export const readUserDetails = cache(async (userId: string) => {
  const viewer = await getViewer();
  if (viewer.role !== "admin") return null;
  return (await nullIfNotFound(async () => getUserDetails(viewer, parsePathId(userId)))) ?? notFound();
});
