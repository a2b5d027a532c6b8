import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { reportWords } from "@/components/moderation/report-words";
import { Button } from "@/components/ui/button";
import { Flag } from "@/components/ui/icons";
import type { Group } from "@/lib/groups/schemas";
import { reportGroup } from "@/lib/moderation/contract";

const ReportForm = dynamic(() =>
  import("@/components/moderation/report-form").then((file) => file.ReportForm<typeof reportGroup>),
);

/** For everybody who sees the group but its owner. */
export function ReportGroup({ group: { id, name } }: { group: Group }) {
  const t = useTranslations("groups.report");
  const [isOpen, setIsOpen] = useState(false);
  const [isReported, setIsReported] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        disabled={isReported}
        aria-label={t("reportName", { name })}
        onClick={() => setIsOpen(true)}
      >
        <Flag />
        {t(isReported ? "reported" : "confirm")}
      </Button>
      {isOpen && (
        <ReportForm
          endpoint={reportGroup}
          id={id}
          words={reportWords(t)}
          onClose={() => setIsOpen(false)}
          onReported={() => setIsReported(true)}
        />
      )}
    </>
  );
}
