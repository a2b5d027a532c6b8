"use client";

import { ExportButton } from "@/components/ui/export-button";
import { exportInsight, type InsightFigure, type InsightsQuery } from "@/lib/analytics/insights-contract";

type Props = { figure: InsightFigure; query: InsightsQuery; label: string; name: string; errorText: string };

export function ExportInsight({ figure, query, label, name, errorText }: Props) {
  return (
    <ExportButton
      endpoint={exportInsight}
      options={{ query: { format: "csv", figure, ...query } }}
      errorText={errorText}
      aria-label={name}
    >
      {label}
    </ExportButton>
  );
}
