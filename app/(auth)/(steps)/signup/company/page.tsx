import { redirect } from "next/navigation";
import { CompanySignUp } from "@/components/accounts/company-sign-up";
import { entryMetadata } from "@/components/accounts/entry-metadata";
import { homeOf } from "@/lib/auth/areas";
import { currentViewer } from "@/lib/auth/page-viewer";

export const generateMetadata = () => entryMetadata("/signup/company");

export default async function CompanySignUpPage() {
  const viewer = await currentViewer();
  if (viewer.role !== "visitor") redirect(homeOf(viewer.role));
  return <CompanySignUp />;
}
