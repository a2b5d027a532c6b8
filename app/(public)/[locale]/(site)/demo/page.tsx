import { Demo } from "@/components/site/demo";
import { siteMetadata, sitePage } from "@/components/site/site-page";

export const generateMetadata = siteMetadata("demo", "/demo");
export default sitePage(Demo);
