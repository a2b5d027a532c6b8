import { redirect } from "next/navigation";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { studentPaths } from "@/lib/routes";

/** Redirects to the friends of a student; others to the home page of their area. */
export default async function Friends() {
  await requirePageViewer(["student"], "/friends");
  redirect(studentPaths.friends);
}
