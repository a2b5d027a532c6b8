import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/ui/checkbox";
import { FormDialog } from "@/components/ui/form-dialog";
import { InputField } from "@/components/ui/input-field";
import { SelectField } from "@/components/ui/select-field";
import { TextareaField } from "@/components/ui/textarea-field";
import { schoolTimeZone } from "@/lib/core/i18n/school-time";
import { eventLimits } from "@/lib/events/limits";
import type { Event } from "@/lib/events/schemas";
import { type EventFormState, useEventForm } from "./use-event-form";

export type EventGroup = { id: number; name: string };

type Props = {
  /** The event that is changed; a new one without. */
  event?: Event;
  groups?: EventGroup[] | undefined;
  /** The only group of a new event, whose draft is not that of the other groups. */
  group?: EventGroup | undefined;
  onSuccess: (event: Event) => void;
  onOutdated?: () => void;
  onClose: () => void;
};

export function EventDialog({ event, group, onSuccess, onOutdated, onClose, ...props }: Props) {
  const t = useTranslations("events");
  const groups = group ? [group] : (props.groups ?? []);
  const state = useEventForm({
    event,
    groupId: groups[0]?.id,
    draftKey: group ? `event-create:${group.id}` : "event-create",
    onSuccess(saved, isEdited) {
      if (!event || !isEdited) onClose();
      onSuccess(saved);
    },
  });
  return (
    <FormDialog
      size="medium"
      title={t(event ? "editTitle" : "newTitle")}
      confirm={t(event ? "save" : "announce")}
      cancel={t("cancelForm")}
      state={state}
      onClose={onClose}
      onOutdated={onOutdated}
      formClassName="grid gap-5"
    >
      <InputField
        label={t("eventTitle")}
        {...state.bind("title")}
        autoComplete="off"
        maxLength={eventLimits.title}
        required
      />
      {groups.length > 0 && (
        <SelectField
          label={t("group")}
          {...state.bind("group_id")}
          options={groups.map(({ id, name }) => [id, name])}
        />
      )}
      <TimeFields state={state} />
      <LocationFields state={state} />
      <TextareaField
        label={t("description")}
        {...state.bind("description")}
        rows={4}
        maxLength={eventLimits.description}
        optional
      />
    </FormDialog>
  );
}

function TimeFields({ state }: { state: EventFormState }) {
  const t = useTranslations("events");
  const isAllDay = state.form.watch("is_all_day");
  // A new element for each type: a browser clears a field whose value does not fit its new type.
  const type = isAllDay ? "date" : "datetime-local";
  return (
    <div className="grid gap-2">
      <div className="grid gap-5 md:grid-cols-2">
        <InputField
          key={`start-${type}`}
          label={t(isAllDay ? "firstDay" : "startsAt")}
          {...state.bindStart()}
          type={type}
          required
        />
        <InputField
          key={`end-${type}`}
          label={t(isAllDay ? "lastDay" : "endsAt")}
          {...state.bind("ends_at")}
          type={type}
          required
        />
      </div>
      <Checkbox label={t("isAllDay")} {...state.bindAllDay()} />
      <p className="text-muted text-sm">{t("timeHint", { zone: schoolTimeZone() })}</p>
    </div>
  );
}

function LocationFields({ state: { bind } }: { state: EventFormState }) {
  const t = useTranslations("events");
  return (
    <>
      <InputField
        label={t("location")}
        hint={t("locationHint")}
        {...bind("location")}
        maxLength={eventLimits.location}
        optional
      />
      <InputField
        label={t("url")}
        hint={t("urlHint")}
        {...bind("url")}
        inputMode="url"
        autoComplete="off"
        maxLength={eventLimits.url}
        optional
      />
      <InputField
        label={t("capacity")}
        hint={t("capacityHint")}
        {...bind("capacity")}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        optional
      />
    </>
  );
}
