import { ContactUs } from "@/components/site/contact-us";
import { siteMetadata, sitePage } from "@/components/site/site-page";

export const generateMetadata = siteMetadata("contactPage", "/contact");
export default sitePage(ContactUs);
