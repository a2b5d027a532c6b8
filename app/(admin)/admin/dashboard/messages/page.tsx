import { ChatScreen } from "@/components/chat/chat-screen";
import { chatViewport } from "@/components/chat/chat-viewport";
import { areaPage } from "@/components/shell/area-page";
import { pageTitle } from "@/components/shell/page-title";
import { adminPaths } from "@/lib/routes";

export const generateMetadata = pageTitle("chat.title");
export const viewport = chatViewport;
export default areaPage("admin", adminPaths.chat, ChatScreen);
