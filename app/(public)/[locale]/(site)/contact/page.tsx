import { setRequestLocale } from "next-intl/server";
import { ContactUs } from "@/components/site/contact-us";
import { type SitePageProps, siteMetadata } from "@/components/site/site-metadata";

export const generateMetadata = siteMetadata("contactPage", "/contact");

export default async function ContactPage({ params }: SitePageProps) {
  setRequestLocale((await params).locale);
  return <ContactUs />;
}
