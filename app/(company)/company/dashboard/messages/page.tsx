import { ChatScreen } from "@/components/chat/chat-screen";
import { chatViewport } from "@/components/chat/chat-viewport";
import { pageTitle } from "@/components/shell/page-title";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import type { SearchProps } from "@/lib/core/http/search-params";
import { companyPaths } from "@/lib/routes";

export const generateMetadata = pageTitle("chat.title");
export const viewport = chatViewport;

export default async function CompanyMessagesPage({ searchParams }: SearchProps) {
  const viewer = await requirePageViewer(["company"], companyPaths.chat);
  return <ChatScreen viewer={viewer} searchParams={await searchParams} />;
}
