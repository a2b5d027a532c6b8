import { sitePages } from "@/lib/site";

/** The landing page's links (spec 1) that lead somewhere; the others come with their pages. */
export const siteLinks = (
  [
    { path: "/offre", name: "offers" },
    { path: "/entreprise", name: "companies" },
    { path: "/apropos", name: "about" },
    { path: "/demo", name: "demo" },
    { path: "/contact", name: "contact" },
  ] as const
).filter(({ path }) => sitePages.includes(path));

export const ruleLinks = (
  [
    { path: "/terms", name: "terms" },
    { path: "/privacy", name: "privacy" },
    { path: "/accessibility", name: "accessibility" },
  ] as const
).filter(({ path }) => sitePages.includes(path));
