import { Unsubscribe } from "@/components/email/unsubscribe";
import { pageTitle, secretUrl } from "@/components/shell/page-title";
import { getViewer } from "@/lib/core/auth/page-viewer";
import { readUnsubscribeToken } from "@/lib/core/email/unsubscribe-token";
import type { SearchProps } from "@/lib/core/http/search-params";

export const generateMetadata = pageTitle("shell.unsubscribe.title", secretUrl);

export default async function UnsubscribePage({ searchParams }: SearchProps) {
  // Every page states its access by reading the viewer: this one is open to everyone.
  await getViewer();
  const { token } = await searchParams;
  const content = typeof token === "string" ? readUnsubscribeToken(token) : null;
  return <Unsubscribe token={String(token)} category={content?.category ?? null} />;
}
