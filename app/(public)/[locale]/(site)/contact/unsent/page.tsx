import { ContactFailed } from "@/components/site/contact-outcome";
import { outcomeMetadata, sitePage } from "@/components/site/site-page";

export const generateMetadata = outcomeMetadata("unsent");
export default sitePage(ContactFailed);
