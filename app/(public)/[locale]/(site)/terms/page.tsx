import { setRequestLocale } from "next-intl/server";
import { LegalDocument } from "@/components/site/legal-document";
import { type SitePageProps, siteMetadata } from "@/components/site/site-metadata";

export const generateMetadata = siteMetadata("terms", "/terms");

export default async function TermsPage({ params }: SitePageProps) {
  setRequestLocale((await params).locale);
  return <LegalDocument name="terms" />;
}
