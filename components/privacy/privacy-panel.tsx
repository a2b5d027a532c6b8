import type { PrivacyData } from "@/lib/privacy/queries";
import { DeletionSection } from "./deletion-section";
import { ExportSection } from "./export-section";

/** One's data: a copy to take along, and the way out. */
export function PrivacyPanel({ data }: { data: PrivacyData }) {
  return (
    <>
      <ExportSection first={data.exports} />
      <DeletionSection email={data.email} hasPassword={data.hasPassword} />
    </>
  );
}
