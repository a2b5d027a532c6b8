import { Unsubscribe } from "@/components/email/unsubscribe";
import { pageTitle, secretUrl } from "@/components/shell/page-title";
import { getViewer } from "@/lib/core/auth/page-viewer";
import { readUnsubscribeToken } from "@/lib/core/email/unsubscribe-token";

export const generateMetadata = pageTitle("shell.unsubscribe.title", secretUrl);

type Props = { searchParams: Promise<{ token?: string | string[] }> };

export default async function UnsubscribePage({ searchParams }: Props) {
  // Anyone may open it, which every page states.
  await getViewer();
  const { token } = await searchParams;
  const content = typeof token === "string" ? readUnsubscribeToken(token) : null;
  return <Unsubscribe token={String(token)} category={content?.category ?? null} />;
}
