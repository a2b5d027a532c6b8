import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { InputField } from "@/components/ui/input-field";
import { Link } from "@/components/ui/link";
import { SelectField } from "@/components/ui/select-field";
import { announcementAudiences, announcementChannels } from "@/db/enums";
import type { AudienceOptions } from "@/lib/announcements/audience-options";
import { announcementLimits } from "@/lib/announcements/limits";
import { adminPaths } from "@/lib/routes";
import { AudienceCheckboxes } from "./audience-checkboxes";
import type { AnnouncementFormState } from "./use-announcement-form";

type Props = { state: AnnouncementFormState; options: AudienceOptions };

export function AudienceFields({ state, options }: Props) {
  const t = useTranslations("announcements");
  const { bind, form } = state;
  const audience = form.watch("audience");
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <SelectField
          label={t("form.audience")}
          {...bind("audience", "group_ids", "class_names")}
          options={announcementAudiences.map((value) => [value, t(`audiences.${value}`)])}
        />
        <SelectField
          label={t("form.channel")}
          {...bind("channel")}
          options={announcementChannels.map((channel) => [channel, t(`channels.${channel}`)])}
        />
      </div>
      {audience === "classes" && <ClassFields state={state} options={options} />}
      {audience === "groups" && <GroupFields state={state} options={options} />}
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

function ClassFields({ state: { form, error }, options: { classes } }: Props) {
  const t = useTranslations("announcements.form");
  const importLink = (text: ReactNode) => (
    <Link href={adminPaths.importUsers} className="underline underline-offset-4">
      {text}
    </Link>
  );
  return (
    <AudienceCheckboxes
      legend={t("classes")}
      search={t("classSearch")}
      options={classes.map(({ name, students_count: count }) => {
        return { value: name, name, detail: t("classStudents", { count }) };
      })}
      selected={form.watch("class_names")}
      onChange={(names) => {
        form.clearErrors("class_names");
        form.setValue("class_names", names, { shouldDirty: true });
      }}
      error={error("class_names")}
      empty={classes.length > 0 ? t("noClasses") : t.rich("noClassesYet", { link: importLink })}
    />
  );
}

function GroupFields({ state: { form, error }, options: { groups } }: Props) {
  const t = useTranslations("announcements.form");
  return (
    <AudienceCheckboxes
      legend={t("groups")}
      search={t("groupSearch")}
      options={groups.map(({ id, name }) => ({ value: id, name }))}
      selected={form.watch("group_ids")}
      onChange={(ids) => {
        form.clearErrors("group_ids");
        form.setValue("group_ids", ids, { shouldDirty: true });
      }}
      error={error("group_ids")}
      empty={t("noGroups")}
    />
  );
}
