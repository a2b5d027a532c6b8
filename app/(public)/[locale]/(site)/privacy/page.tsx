import { setRequestLocale } from "next-intl/server";
import { LegalDocument } from "@/components/site/legal-document";
import { type SitePageProps, siteMetadata } from "@/components/site/site-metadata";

export const generateMetadata = siteMetadata("privacy", "/privacy");

export default async function PrivacyPage({ params }: SitePageProps) {
  setRequestLocale((await params).locale);
  return <LegalDocument name="privacy" />;
}
