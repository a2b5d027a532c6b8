import { getTranslations } from "next-intl/server";
import { TestListener } from "@/components/debug/test-listener";
import { TestSender } from "@/components/debug/test-sender";
import { Realtime } from "@/components/realtime/realtime";
import { pageTitle } from "@/components/shell/page-title";
import { getViewer } from "@/lib/core/auth/page-viewer";
import { realtimeConfig } from "@/lib/core/realtime/config";

export const generateMetadata = pageTitle("site.websocket.title");

export default async function WebSocketPage() {
  const [viewer, t] = await Promise.all([getViewer(), getTranslations("site.websocket")]);
  return (
    <>
      <Realtime config={realtimeConfig()} />
      <header className="grid gap-2">
        <h1 className="text-2xl">{t("title")}</h1>
        <p className="text-muted">{t("text")}</p>
      </header>
      {viewer.role === "admin" && (
        <TestSender texts={{ label: t("message"), send: t("send"), failed: t("failed") }} />
      )}
      <TestListener
        texts={{
          received: t("received"),
          none: t("none"),
          states: { connecting: t("connecting"), connected: t("connected"), down: t("down") },
        }}
      />
    </>
  );
}
