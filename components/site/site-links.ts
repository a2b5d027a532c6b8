import { sitePages } from "@/lib/site";

/** The links of the landing page whose pages exist (`sitePages`). */
export const siteLinks = (
  [
    { path: "/accueil", name: "start" },
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
