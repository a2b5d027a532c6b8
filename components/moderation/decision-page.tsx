import { notFound } from "next/navigation";
import { NextIntlClientProvider } from "next-intl";
import { getLocale } from "next-intl/server";
import { PageLayout } from "@/components/shell/page-layout";
import { parsePathId } from "@/lib/core/api/params";
import type { Member } from "@/lib/core/auth/viewer";
import { nullIfNotFound } from "@/lib/core/errors/null-if-not-found";
import type { Locale } from "@/lib/core/i18n/locales";
import { pickMessages } from "@/lib/core/i18n/messages";
import { getDecision } from "@/lib/moderation/decisions";
import { DecisionScreen } from "./decision-screen";

type Props = { viewer: Member; decisionId: string };

/** Has a provider of its own, so that its messages are sent to these pages alone. */
export async function DecisionPage({ viewer, decisionId }: Props) {
  const decision = await nullIfNotFound(async () => getDecision(viewer, parsePathId(decisionId)));
  const locale = (await getLocale()) as Locale;
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={pickMessages(locale, ["moderation", "shell", "ui", "validation"])}
    >
      <PageLayout>
        <DecisionScreen first={decision ?? notFound()} />
      </PageLayout>
    </NextIntlClientProvider>
  );
}
