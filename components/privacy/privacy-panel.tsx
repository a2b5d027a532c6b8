import type { PrivacyData } from "@/lib/privacy/queries";
import { DeletionSection } from "./deletion-section";
import { ExportSection } from "./export-section";

export function PrivacyPanel({ data }: { data: PrivacyData }) {
  return (
    <>
      <ExportSection first={data.exports} />
      <DeletionSection email={data.email} hasPassword={data.hasPassword} />
    </>
  );
}
