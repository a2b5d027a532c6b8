import { redirect } from "next/navigation";
import { homePath } from "@/lib/core/auth/areas";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";

/** The header link of spec 2 leads into the viewer's own area. */
export default async function Emails() {
  const viewer = await requirePageViewer(["student", "company", "admin"], "/emails");
  redirect(`${homePath(viewer.role)}/emails`);
}
