import { useTranslations } from "next-intl";
import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { createEvent, updateEvent } from "@/lib/events/contract";
import { moveEnd } from "@/lib/events/event-times";
import { type EventFields, toEventFields } from "@/lib/events/fields";
import type { Event } from "@/lib/events/schemas";

type Fields = EventFields & { group_id: string };
type Options = {
  event?: Event | undefined;
  groupId?: number | undefined;
  /** The key of the draft of a new event. */
  draftKey: string;
  onSuccess: (event: Event, isEdited: boolean) => void;
};

export type EventFormState = ReturnType<typeof useEventForm>;

export function useEventForm({ event, groupId, draftKey, onSuccess }: Options) {
  const t = useTranslations("events");
  const endpoint = (event ? updateEvent : createEvent) as typeof createEvent;
  const state = useEndpointForm<typeof createEvent, Fields, BodyOf<typeof createEvent>>(endpoint, {
    errorText: t(event ? "updateFailed" : "createFailed"),
    defaultValues: event
      ? { ...toEventFields(event), group_id: "" }
      : { ...emptyFields, group_id: String(groupId ?? "") },
    draftKey: event ? `event-edit:${event.id}` : draftKey,
    isShared: true,
    ...(event && { schema: loadEventBody }),
    // Only the edited fields are sent: another organiser may have changed the others meanwhile.
    request: (body, edited) => (event ? { params: { id: event.id }, body: edited } : { body }) as never,
    successText: t(event ? "updated" : "created"),
    ...(event && { reset: ({ data }) => ({ ...toEventFields(data), group_id: "" }) }),
    onSuccess: ({ data }, _, isEdited) => onSuccess(data, isEdited),
  });
  const { form, bind } = state;

  const { readTimes, updateEnd } = useEventEnd(form);

  function bindStart() {
    const { onBlur, ...control } = bind("starts_at", "ends_at");
    return {
      ...control,
      onFocus: readTimes,
      onBlur(focus: FocusEvent<HTMLInputElement>) {
        void onBlur(focus);
        updateEnd();
      },
      // Submits the form while the field keeps the focus.
      onKeyDown({ key }: KeyboardEvent<HTMLInputElement>) {
        if (key === "Enter") updateEnd();
      },
    };
  }

  /** Keeps the times of the event while it is an all-day one, whose fields hold days. */
  const hours = useRef({ starts_at: "09:00", ends_at: "18:00" });

  function bindAllDay() {
    const { onChange, ...control } = state.field("is_all_day", "starts_at", "ends_at");
    return {
      ...control,
      onChange(change: ChangeEvent<HTMLInputElement>) {
        const isAllDay = change.target.checked;
        void onChange(change);
        for (const name of ["starts_at", "ends_at"] as const) {
          const [day, time] = form.getValues(name).split("T");
          if (isAllDay && time) hours.current[name] = time;
          if (day) form.setValue(name, isAllDay ? day : `${day}T${hours.current[name]}`);
        }
      },
    };
  }
  return { ...state, bindStart, bindAllDay };
}

/** Moves the end of the event with its start; `readTimes` is called before the start is edited. */
function useEventEnd(form: Pick<UseFormReturn<Fields>, "getValues" | "setValue">) {
  const times = useRef(form.getValues());
  return {
    readTimes() {
      times.current = form.getValues();
    },
    updateEnd() {
      const values = form.getValues();
      const end = moveEnd(times.current, values);
      if (end !== values.ends_at) form.setValue("ends_at", end);
    },
  };
}

const loadEventBody = () => import("@/lib/events/body").then((module) => module.eventBody as never);

const emptyFields: Fields = {
  title: "",
  description: "",
  location: "",
  url: "",
  starts_at: "",
  ends_at: "",
  is_all_day: false,
  capacity: "",
  group_id: "",
};
