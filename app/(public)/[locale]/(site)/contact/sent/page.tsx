import { ContactSent } from "@/components/site/contact-outcome";
import { outcomeMetadata, sitePage } from "@/components/site/site-page";

export const generateMetadata = outcomeMetadata("sent");
export default sitePage(ContactSent);
