import { conversationsQuery, messagesQuery } from "@/lib/chat/contract";
import { listConversations, listMessages } from "@/lib/chat/queries";
import { parsePathId } from "@/lib/core/api/params";
import type { Member } from "@/lib/core/auth/viewer";
import { nullIfNotFound } from "@/lib/core/errors/null-if-not-found";
import { parseSearchParams, type SearchParams } from "@/lib/core/http/search-params";
import { LazyChat } from "./lazy-chat";

type Props = { viewer: Member; searchParams: SearchParams };

/** The messages page of all three areas. */
export async function ChatScreen({ viewer, searchParams: { conversation } }: Props) {
  const listed = listConversations(viewer, parseSearchParams(conversationsQuery, {}));
  const initialData = await nullIfNotFound(async () => {
    const id = conversation === undefined ? (await listed).data[0]?.id : parsePathId(String(conversation));
    return id === undefined ? null : listMessages(viewer, id, parseSearchParams(messagesQuery, {}));
  });
  return <LazyChat role={viewer.role} conversations={await listed} initialData={initialData} />;
}
