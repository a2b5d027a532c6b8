import { useState } from "react";
import { DialogButton } from "@/components/ui/dialog-button";
import { Flag } from "@/components/ui/icons";
import { lazyDialog } from "@/components/ui/lazy-component";
import type { reportEvent, reportGroup } from "@/lib/moderation/contract";
import { type ReportTexts, reportTexts } from "./report-texts";

type Endpoint = typeof reportEvent | typeof reportGroup;
type MessageKey = keyof ReportTexts | "reportName" | "reported";

const ReportForm = lazyDialog(async () => (await import("./report-form")).ReportForm<Endpoint>);

type Props = {
  endpoint: Endpoint;
  subject: { id: number; name: string; has_reported: boolean };
  /** The translator of a namespace that has the messages of a report. */
  t: (key: MessageKey, values?: { name: string }) => string;
};

export function ReportButton({ endpoint, subject: { id, name, has_reported }, t }: Props) {
  const [isReported, setIsReported] = useState(has_reported);
  return (
    <DialogButton
      size="small"
      variant="quiet"
      disabled={isReported}
      aria-label={isReported ? undefined : t("reportName", { name })}
      dialog={(onClose) => (
        <ReportForm
          endpoint={endpoint}
          id={id}
          texts={reportTexts(t)}
          onClose={onClose}
          onReported={() => setIsReported(true)}
        />
      )}
    >
      <Flag />
      {t(isReported ? "reported" : "confirm")}
    </DialogButton>
  );
}
