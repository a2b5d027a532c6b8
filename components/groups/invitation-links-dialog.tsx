import { useTranslations } from "next-intl";
import { ActionError } from "@/components/ui/action-error";
import { Button } from "@/components/ui/button";
import { CopyField } from "@/components/ui/copy-field";
import { Dialog } from "@/components/ui/dialog";
import { EndpointForm } from "@/components/ui/endpoint-form";
import { InputField } from "@/components/ui/input-field";
import { LoadError } from "@/components/ui/load-error";
import { SelectField } from "@/components/ui/select-field";
import { Spinner } from "@/components/ui/spinner";
import { useEndpoint } from "@/components/ui/use-endpoint";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { useFormatDate } from "@/components/ui/use-format-date";
import { useMutation } from "@/components/ui/use-mutation";
import {
  createGroupInvitationLink,
  type GroupInvitationLink,
  listGroupInvitationLinks,
  revokeGroupInvitationLink,
} from "@/lib/groups/invitation-links-contract";

const durations = [1, 7, 30];

type Props = { groupId: number; onChange: () => void };

export function InvitationLinksDialog({ groupId, onClose }: { groupId: number; onClose: () => void }) {
  const t = useTranslations("groups.invitationLinks");
  const { data, error, mutate } = useEndpoint(
    listGroupInvitationLinks,
    { params: { id: groupId } },
    { revalidateOnFocus: true },
  );
  const onChange = () => void mutate();
  return (
    <Dialog open onClose={onClose} title={t("title")}>
      <div className="grid gap-5">
        <p className="text-muted text-sm">{t("text")}</p>
        <NewLink groupId={groupId} onChange={onChange} />
        {error && <LoadError error={error} errorText={t("loadFailed")} retry={onChange} />}
        {!data && !error && <Spinner />}
        {data?.data.length === 0 && <p className="text-muted text-sm">{t("empty")}</p>}
        {data && data.data.length > 0 && (
          <ul className="grid gap-5 border-line border-t pt-5">
            {data.data.map((link) => (
              <LinkRow key={link.id} groupId={groupId} link={link} onChange={onChange} />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

function NewLink({ groupId, onChange }: Props) {
  const t = useTranslations("groups.invitationLinks");
  const state = useEndpointForm(createGroupInvitationLink, {
    errorText: t("createFailed"),
    defaultValues: { days: "7", max_uses: "" },
    request: (body) => ({ params: { id: groupId }, body }),
    successText: t("created"),
    onSuccess: onChange,
  });
  return (
    <EndpointForm state={state} submitLabel={t("create")} className="grid gap-4 md:grid-cols-2">
      <SelectField
        label={t("days")}
        data-first-focus
        {...state.bind("days")}
        options={durations.map((count) => [count, t("daysCount", { count })])}
      />
      <InputField
        label={t("maxUses")}
        hint={t("maxUsesHint")}
        {...state.bind("max_uses")}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        optional
      />
    </EndpointForm>
  );
}

function LinkRow({ groupId, link, onChange }: Props & { link: GroupInvitationLink }) {
  const t = useTranslations("groups.invitationLinks");
  const formatDate = useFormatDate();
  const { id, url, created_by, max_uses: max, uses_count: count, expires_at } = link;
  const { trigger, retry, error } = useMutation(revokeGroupInvitationLink, {
    errorText: t("revokeFailed"),
    successText: t("revoked"),
    refresh: onChange,
  });
  const date = formatDate(expires_at, { dateStyle: "long", timeStyle: "short" });
  const label = max !== null && count >= max ? t("usedUp") : t("until", { date });
  const uses = max === null ? t("uses", { count }) : t("usesOf", { count, max });
  const hint = `${created_by ? `${t("by", { name: created_by.name })} ` : ""}${uses}`;
  return (
    <li className="grid gap-2">
      <CopyField label={label} hint={hint} value={url}>
        <Button variant="quiet-danger" {...trigger({ params: { id: groupId }, query: { link: id } })}>
          {t("revoke")}
        </Button>
      </CopyField>
      <ActionError error={error} retry={retry} />
    </li>
  );
}
