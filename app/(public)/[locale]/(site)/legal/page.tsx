import { LegalNotice } from "@/components/site/legal-notice";
import { siteMetadata, sitePage } from "@/components/site/site-page";
import { publicPaths } from "@/lib/routes";

export const generateMetadata = siteMetadata("legalNotice", publicPaths.legalNotice);
export default sitePage(LegalNotice);
