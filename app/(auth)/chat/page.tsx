import { redirect } from "next/navigation";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { studentPaths } from "@/lib/routes";

/** Redirects to the chat of a student; others come to the start of their area. */
export default async function ChatRedirect() {
  await requirePageViewer(["student"], "/chat");
  redirect(studentPaths.chat);
}
