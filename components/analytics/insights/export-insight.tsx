"use client";

import { ExportButton } from "@/components/ui/export-button";
import { exportInsight, type InsightFigure, type InsightsQuery } from "@/lib/analytics/insights-contract";

type Props = { figure: InsightFigure; query: InsightsQuery; label: string; failed: string };

export function ExportInsight({ figure, query, label, failed }: Props) {
  return (
    <ExportButton
      endpoint={exportInsight}
      options={{ query: { format: "csv", figure, ...query } }}
      failed={failed}
    >
      {label}
    </ExportButton>
  );
}
