import { LegalDocument } from "@/components/site/legal-document";
import { siteMetadata, sitePage } from "@/components/site/site-page";

export const generateMetadata = siteMetadata("terms", "/terms");
export default sitePage(() => <LegalDocument name="terms" />);
