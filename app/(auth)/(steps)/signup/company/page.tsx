import { redirect } from "next/navigation";
import { authMetadata } from "@/components/users/auth-metadata";
import { CompanySignUp } from "@/components/users/company-sign-up";
import { homePath } from "@/lib/core/auth/areas";
import { getViewer } from "@/lib/core/auth/page-viewer";
import { authPaths } from "@/lib/routes";
import { getSignUpPolicy } from "@/lib/school-settings/queries";

export const generateMetadata = () => authMetadata(authPaths.companySignup);

export default async function CompanySignUpPage() {
  const viewer = await getViewer();
  if (viewer.role !== "visitor") redirect(homePath(viewer.role));
  const { company_sign_up } = await getSignUpPolicy();
  return <CompanySignUp isOpen={company_sign_up === "open"} />;
}
