import { setRequestLocale } from "next-intl/server";
import { Demo } from "@/components/site/demo";
import { type SitePageProps, siteMetadata } from "@/components/site/site-metadata";

export const generateMetadata = siteMetadata("demo", "/demo");

export default async function DemoPage({ params }: SitePageProps) {
  setRequestLocale((await params).locale);
  return <Demo />;
}
