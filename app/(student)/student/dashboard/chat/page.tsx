import { Chat } from "@/components/chat/chat";
import { pageTitle } from "@/components/shell/page-title";
import { conversationsQuery, messagesQuery } from "@/lib/chat/contract";
import { listConversations, listMessages } from "@/lib/chat/queries";
import { parsePathId } from "@/lib/core/api/params";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { nullIfNotFound } from "@/lib/core/errors/null-if-not-found";
import { parseSearchParams, type SearchProps } from "@/lib/core/http/search-params";
import { studentPaths } from "@/lib/routes";

export const generateMetadata = pageTitle("chat.title");

export default async function ChatPage({ searchParams }: SearchProps) {
  const viewer = await requirePageViewer(["student"], studentPaths.chat);
  const { conversation } = await searchParams;
  const listed = listConversations(viewer, parseSearchParams(conversationsQuery, {}));
  const first = await nullIfNotFound(async () => {
    const id = conversation === undefined ? (await listed).data[0]?.id : parsePathId(String(conversation));
    return id === undefined ? null : listMessages(viewer, id, parseSearchParams(messagesQuery, {}));
  });
  return <Chat viewer={{ id: viewer.id, name: viewer.name }} conversations={await listed} first={first} />;
}
