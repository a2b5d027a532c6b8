import { DecisionPage } from "@/components/moderation/decision-page";
import { pageTitle } from "@/components/shell/page-title";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { areas } from "@/lib/routes";

export const generateMetadata = pageTitle("moderation.decision.title");

export default async function AdminDecision({ params }: { params: Promise<{ decisionId: string }> }) {
  const { decisionId } = await params;
  const viewer = await requirePageViewer(["admin"], `${areas.admin}/decisions/${decisionId}`);
  return <DecisionPage viewer={viewer} decisionId={decisionId} />;
}
