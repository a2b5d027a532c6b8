import { notFound } from "next/navigation";
import { PageLayout } from "@/components/shell/page-layout";
import { parsePathId } from "@/lib/core/api/params";
import type { Member } from "@/lib/core/auth/viewer";
import { nullIfNotFound } from "@/lib/core/errors/null-if-not-found";
import { getDecision } from "@/lib/moderation/decisions";
import { DecisionScreen } from "./decision-screen";

type Props = { viewer: Member; params: { decisionId: string } };

export async function DecisionPage({ viewer, params }: Props) {
  const decision = await nullIfNotFound(async () => getDecision(viewer, parsePathId(params.decisionId)));
  return (
    <PageLayout>
      <DecisionScreen initialData={decision ?? notFound()} />
    </PageLayout>
  );
}
