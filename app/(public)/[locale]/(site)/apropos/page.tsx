import { setRequestLocale } from "next-intl/server";
import { About } from "@/components/site/about";
import { type SitePageProps, siteMetadata } from "@/components/site/site-metadata";

export const generateMetadata = siteMetadata("about", "/apropos");

export default async function AboutPage({ params }: SitePageProps) {
  setRequestLocale((await params).locale);
  return <About />;
}
