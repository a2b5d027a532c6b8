import type { MetadataRoute } from "next";
import { appUrl } from "@/lib/core/env";

export const dynamic = "force-dynamic";

/** The areas are not disallowed: a crawler must load their pages to read the `noindex` in them. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/", disallow: "/api/" }, sitemap: `${appUrl()}/sitemap.xml` };
}
