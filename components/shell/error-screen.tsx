import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useBrowserValue } from "@/components/ui/use-browser-value";
import { requestMeta } from "./request-meta";

export type ErrorScreenProps = { error: unknown; retry: () => void };

/** Names the request id under which the log has the error. */
export function ErrorScreen({ retry, title }: ErrorScreenProps & { title?: string }) {
  const t = useTranslations("error-screen");
  const reference = useBrowserValue(readRequestId, undefined);
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <EmptyState illustration="rain" heading="h1" title={title ?? t("title")} text={t("text")}>
        <Button onClick={() => retry()}>{t("retry")}</Button>
      </EmptyState>
      {reference && <p className="px-5 text-center text-muted text-xs">{t("reference", { reference })}</p>}
    </main>
  );
}

function readRequestId(): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${requestMeta}"]`)?.content;
}
