import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { FieldError } from "@/components/ui/field";
import { InputField } from "@/components/ui/input-field";
import { SelectField } from "@/components/ui/select-field";
import { announcementAudiences, announcementChannels } from "@/db/enums";
import { announcementLimits } from "@/lib/announcements/limits";
import type { AnnouncementFormState } from "./use-announcement-form";

export type AudienceGroup = { id: number; name: string };

type Props = { state: AnnouncementFormState; groups: AudienceGroup[] };

export function AudienceFields({ state, groups }: Props) {
  const t = useTranslations("announcements");
  const { bind, form } = state;
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <SelectField
          label={t("form.audience")}
          {...bind("audience", "group_ids")}
          options={announcementAudiences.map((audience) => [audience, t(`audiences.${audience}`)])}
        />
        <SelectField
          label={t("form.channel")}
          {...bind("channel")}
          options={announcementChannels.map((channel) => [channel, t(`channels.${channel}`)])}
        />
      </div>
      {form.watch("audience") === "groups" && <GroupFields state={state} groups={groups} />}
      <InputField
        label={t("form.link")}
        hint={t("form.linkHint")}
        {...bind("link")}
        inputMode="url"
        autoComplete="off"
        maxLength={announcementLimits.link}
        optional
      />
    </>
  );
}

/** Those that are chosen stay listed, whatever is filtered. */
function GroupFields({ state: { form, error }, groups }: Props) {
  const t = useTranslations("announcements.form");
  const [filter, setFilter] = useState("");
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const chosen = form.watch("group_ids");
  const message = error("group_ids");
  useEffect(() => {
    if (message) fieldset.current?.focus();
  }, [message]);
  const words = filter.trim().toLowerCase();
  const listed = groups.filter(({ id, name }) => chosen.includes(id) || name.toLowerCase().includes(words));
  const choose = (id: number, isChosen: boolean) => {
    form.clearErrors("group_ids");
    const ids = isChosen ? [...chosen, id] : chosen.filter((other) => other !== id);
    form.setValue("group_ids", ids, { shouldDirty: true });
  };
  return (
    <fieldset ref={fieldset} tabIndex={-1} className="grid min-w-0 gap-2" aria-describedby="groups-error">
      <legend className="mb-1 font-semibold text-sm">{t("groups")}</legend>
      <InputField
        label={t("groupSearch")}
        hideLabel
        placeholder={t("groupSearch")}
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
        autoComplete="off"
      />
      <div className="max-h-60 overflow-y-auto rounded-control border border-line px-3">
        {listed.length === 0 && <p className="py-3 text-muted text-sm">{t("noGroups")}</p>}
        {listed.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={<span className="wrap-anywhere">{name}</span>}
            checked={chosen.includes(id)}
            onChange={(event) => choose(id, event.target.checked)}
          />
        ))}
      </div>
      <FieldError id="groups-error">{message}</FieldError>
    </fieldset>
  );
}
