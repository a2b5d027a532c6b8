import { setRequestLocale } from "next-intl/server";
import { Landing } from "@/components/site/landing";
import { type SitePageProps, siteMetadata } from "@/components/site/site-metadata";

export const generateMetadata = siteMetadata("home", "/");

export default async function LandingPage({ params }: SitePageProps) {
  setRequestLocale((await params).locale);
  return <Landing />;
}
