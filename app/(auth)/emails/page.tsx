import { redirect } from "next/navigation";
import { homePath } from "@/lib/core/auth/areas";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { authPaths } from "@/lib/routes";

/** Redirects to the mailbox of the viewer's area. */
export default async function Emails() {
  const viewer = await requirePageViewer(["student", "company", "admin"], authPaths.emails);
  redirect(`${homePath(viewer.role)}/emails`);
}
