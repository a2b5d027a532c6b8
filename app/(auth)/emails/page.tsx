import { redirect } from "next/navigation";
import { homePath } from "@/lib/core/auth/areas";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";

/** Redirects to the mailbox of the viewer's area. */
export default async function Emails() {
  const viewer = await requirePageViewer(["student", "company", "admin"], "/emails");
  redirect(`${homePath(viewer.role)}/emails`);
}
