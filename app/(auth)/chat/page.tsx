import { redirect } from "next/navigation";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { buildHref, type SearchProps } from "@/lib/core/http/search-params";
import { authPaths, chatPaths } from "@/lib/routes";

/** Redirects to the messages screen of the viewer's area, and to the conversation that an email or a notification names. */
export default async function ChatRedirect({ searchParams }: SearchProps) {
  const viewer = await requirePageViewer(["student", "company", "admin"], authPaths.chat);
  const { conversation, message } = await searchParams;
  redirect(
    buildHref(chatPaths[viewer.role], {
      conversation: singleValue(conversation),
      message: singleValue(message),
    }),
  );
}

const singleValue = (value: string | string[] | undefined) => (typeof value === "string" ? value : undefined);
