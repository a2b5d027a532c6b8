import type { MetadataRoute } from "next";
import { appUrl } from "@/lib/core/env";

export const dynamic = "force-dynamic";

/** The areas carry `noindex`: a crawler kept out by robots.txt would not read it. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/", disallow: "/api/" }, sitemap: `${appUrl()}/sitemap.xml` };
}
