import type { MetadataRoute } from "next";
import { appUrl } from "@/lib/core/env";

export const dynamic = "force-dynamic";

/** The areas say `noindex` themselves: what is forbidden to read here could not say so. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/", disallow: "/api/" }, sitemap: `${appUrl()}/sitemap.xml` };
}
