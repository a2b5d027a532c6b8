import type { OwnData } from "@/lib/data/queries";
import { DeletionSection } from "./deletion-section";
import { ExportSection } from "./export-section";

/** One's data: a copy to take along, and the way out. */
export function DataPanel({ data }: { data: OwnData }) {
  return (
    <>
      <ExportSection first={data.exports} />
      <DeletionSection email={data.email} hasPassword={data.hasPassword} />
    </>
  );
}
