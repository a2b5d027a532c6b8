import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { CompanySignUp } from "@/components/accounts/company-sign-up";
import { homeOf } from "@/lib/auth/areas";
import { currentViewer } from "@/lib/auth/page-viewer";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("accounts"))("companySignup.title") };
}

export default async function CompanySignUpPage() {
  const viewer = await currentViewer();
  if (viewer.role !== "visitor") redirect(homeOf(viewer.role));
  return <CompanySignUp />;
}
