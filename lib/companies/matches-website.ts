import { foldEmail } from "@/lib/core/text/fold-email";

/** Whether an email is of the website's domain, or of one above or below it; null without a website. */
export function matchesWebsite(email: string, website: string | null): boolean | null {
  if (!website || !URL.canParse(website)) return null;
  const site = new URL(website).hostname.replace(/^www\./, "");
  const domain = foldEmail(email.slice(email.lastIndexOf("@") + 1));
  return site === domain || site.endsWith(`.${domain}`) || domain.endsWith(`.${site}`);
}
