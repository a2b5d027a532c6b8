import { messagesLayout } from "@/components/shell/client-messages/messages-layout";

export default messagesLayout("analytics");
