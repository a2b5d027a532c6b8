import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { FormDialog } from "@/components/ui/form-dialog";
import { InputField } from "@/components/ui/input-field";
import { LoadError } from "@/components/ui/load-error";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { useEndpoint } from "@/components/ui/use-endpoint";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { mergeUsers, type MergePreview as Preview, previewUserMerge } from "@/lib/users/merge/contract";
import { MergePreview } from "./merge-preview";

type Account = { id: number; name: string };
type Props = {
  user: Account;
  other: Account;
  onBack: () => void;
  onClose: () => void;
  onMerged: () => Promise<unknown>;
};

/** A preview of the merge, since it cannot be undone. */
export function MergeConfirmation({ user, other, ...props }: Props) {
  const t = useTranslations("user-management.merge");
  const params = { id: user.id, other_id: other.id };
  const { data, error, mutate } = useEndpoint(previewUserMerge, { params }, { shouldRetryOnError: false });
  if (data) return <MergeForm preview={data.data} {...props} />;
  const { onBack, onClose } = props;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("title", { name: user.name })}
      footer={
        <Button variant="secondary" onClick={onBack}>
          {t("back")}
        </Button>
      }
    >
      {error ? (
        <LoadError error={error} errorText={t("previewFailed")} retry={() => void mutate()} />
      ) : (
        <div role="status" aria-label={t("loading")}>
          <Skeleton className="h-64 w-full" />
        </div>
      )}
    </Dialog>
  );
}

type FormProps = Omit<Props, "user" | "other"> & { preview: Preview };

function MergeForm({ preview, onBack, onClose, onMerged }: FormProps) {
  const t = useTranslations("user-management.merge");
  const { remaining, other } = preview;
  const { bind, ...state } = useEndpointForm(mergeUsers, {
    errorText: t("failed"),
    request: (body) => ({ params: { id: remaining.id, other_id: other.id }, body }),
    async onSuccess() {
      onClose();
      toast.success(t("done"));
      await onMerged();
    },
  });
  return (
    <FormDialog
      size="medium"
      title={t("title", { name: remaining.name })}
      cancel={t("back")}
      confirm={t("confirm")}
      danger
      opensAtTop
      state={state}
      onClose={onClose}
      onCancel={onBack}
    >
      <MergePreview preview={preview} />
      <InputField
        label={t("confirmation", { email: other.email })}
        {...bind("confirmation")}
        type="email"
        autoComplete="off"
        required
      />
    </FormDialog>
  );
}
