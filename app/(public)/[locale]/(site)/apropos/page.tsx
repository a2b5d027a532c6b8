import { About } from "@/components/site/about";
import { siteMetadata, sitePage } from "@/components/site/site-page";

export const generateMetadata = siteMetadata("about", "/apropos");
export default sitePage(About);
