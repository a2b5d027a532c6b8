import { notFound } from "next/navigation";
import { PageLayout } from "@/components/shell/page-layout";
import { parsePathId } from "@/lib/core/api/params";
import type { Member } from "@/lib/core/auth/viewer";
import { nullIfNotFound } from "@/lib/core/errors/null-if-not-found";
import { getDecision } from "@/lib/moderation/decisions";
import { DecisionScreen } from "./decision-screen";

export async function DecisionPage({ viewer, decisionId }: { viewer: Member; decisionId: string }) {
  const decision = await nullIfNotFound(async () => getDecision(viewer, parsePathId(decisionId)));
  return (
    <PageLayout>
      <DecisionScreen initialData={decision ?? notFound()} />
    </PageLayout>
  );
}
