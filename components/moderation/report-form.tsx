import { FormDialog } from "@/components/ui/form-dialog";
import { TextareaField } from "@/components/ui/textarea-field";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import type {
  reportComment,
  reportEvent,
  reportGroup,
  reportJob,
  reportMessage,
  reportPost,
  reportProfile,
} from "@/lib/moderation/contract";
import { postLimits } from "@/lib/posts/constants";
import type { ReportTexts } from "./report-texts";

type ReportEndpoint =
  | typeof reportComment
  | typeof reportEvent
  | typeof reportGroup
  | typeof reportJob
  | typeof reportMessage
  | typeof reportPost
  | typeof reportProfile;

type Props<E extends ReportEndpoint> = {
  endpoint: E;
  id: number;
  texts: ReportTexts;
  isReasonRequired?: boolean;
  onClose: () => void;
  /** Called when the dialog closes after an error: the viewer may have reported it on another page. */
  onOutdated?: () => unknown;
  onReported: (report: ResponseOf<E>["data"]) => void;
};

export function ReportForm<E extends ReportEndpoint>(props: Props<E>) {
  const { endpoint, id, texts, isReasonRequired, onClose, onOutdated, onReported } = props;
  const { form, bind, ...state } = useEndpointForm(endpoint as typeof reportComment, {
    defaultValues: { reason: "" },
    errorText: texts.failed,
    successText: texts.done,
    request: (body) => ({ params: { id }, body }),
    onSuccess({ data }) {
      onReported(data);
      onClose();
    },
    draftKey: `report:${endpoint.path}:${id}`,
  });
  return (
    <FormDialog
      size="medium"
      title={texts.title}
      confirm={texts.confirm}
      danger
      state={state}
      disabled={isReasonRequired && form.watch("reason").trim() === ""}
      onClose={onClose}
      onOutdated={onOutdated}
    >
      <TextareaField
        label={texts.reason}
        hint={texts.hint}
        {...bind("reason")}
        maxLength={postLimits.reason}
        controlClassName="min-h-24 max-h-64"
        required
      />
    </FormDialog>
  );
}
