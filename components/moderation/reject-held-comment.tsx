import { useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/dialog";
import { LoadError } from "@/components/ui/load-error";
import { useEndpoint } from "@/components/ui/use-endpoint";
import { getSchoolRules } from "@/lib/school-settings/school-rules-contract";
import { RejectHeld } from "./reject-held";

type Props = { id: number; name: string; onClose: () => void; onDecided: () => void };

/** Rejects a held comment in a thread, whose page has no school rules. */
export function RejectHeldComment({ id, name, ...props }: Props) {
  const t = useTranslations("moderation");
  const { data, error, mutate } = useEndpoint(getSchoolRules, {}, { revalidateOnFocus: true });
  const title = t("reports.held_comment", { name });
  const item = { subject: "held_comment", subject_id: id } as const;
  if (data) return <RejectHeld item={item} title={title} rules={data.data.rules} {...props} />;
  if (!error) return null;
  return (
    <Dialog open size="small" title={title} onClose={props.onClose}>
      <LoadError error={error} errorText={t("queue.rulesFailed")} retry={() => mutate()} />
    </Dialog>
  );
}
