import { Landing } from "@/components/site/landing";
import { siteMetadata, sitePage } from "@/components/site/site-page";

export const generateMetadata = siteMetadata("home", "/");
export default sitePage(Landing);
