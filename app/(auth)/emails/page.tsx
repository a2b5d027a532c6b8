import { redirect } from "next/navigation";
import { homeOf } from "@/lib/auth/areas";
import { pageViewer } from "@/lib/auth/page-viewer";

/** The header link of spec 2 leads into the viewer's own area. */
export default async function Emails() {
  const viewer = await pageViewer(["student", "company", "admin"], "/emails");
  redirect(`${homeOf(viewer.role)}/emails`);
}
