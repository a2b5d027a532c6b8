import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { FieldError } from "@/components/ui/field";
import { InputField } from "@/components/ui/input-field";

type Choice<Value> = { value: Value; name: string; detail?: string };

type Props<Value> = {
  legend: string;
  search: string;
  choices: Choice<Value>[];
  chosen: Value[];
  onChoose: (values: Value[]) => void;
  error: string | undefined;
  /** Without a match, or without any. */
  empty: ReactNode;
};

/** More would be as many stops of the Tab key. */
const maxListed = 50;

/**
 * Those that are chosen stay listed, whatever is filtered, and those that were when the filter changed: a checkbox keeps
 * its focus. What a draft of the device has and the school no longer is dropped.
 */
export function AudienceChoices<Value extends string | number>(props: Props<Value>) {
  const { legend, search, choices, chosen, onChoose, error, empty } = props;
  const t = useTranslations("announcements.form");
  const [filter, setFilter] = useState({ text: "", chosen });
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const errorId = useId();
  useEffect(() => {
    if (error) fieldset.current?.focus();
  }, [error]);
  const words = filter.text.trim().toLowerCase();
  const isPinned = (value: Value) => chosen.includes(value) || filter.chosen.includes(value);
  const matches = choices.filter(({ value, name }) => isPinned(value) || name.toLowerCase().includes(words));
  const listed = matches.filter(({ value }, at) => at < maxListed || isPinned(value));
  const more = matches.length - listed.length;
  const choose = (changed: Value, isChosen: boolean) => {
    const values = choices.map(({ value }) => value);
    onChoose(values.filter((value) => (value === changed ? isChosen : chosen.includes(value))));
  };
  return (
    <fieldset ref={fieldset} tabIndex={-1} className="grid min-w-0 gap-2" aria-describedby={errorId}>
      <legend className="mb-1 font-semibold text-sm">{legend}</legend>
      <InputField
        label={search}
        hideLabel
        placeholder={search}
        value={filter.text}
        onChange={(event) => setFilter({ text: event.target.value, chosen })}
        autoComplete="off"
      />
      <div className="max-h-60 overflow-y-auto rounded-control border border-line px-3">
        {listed.length === 0 && <p className="py-3 text-muted text-sm">{empty}</p>}
        {listed.map(({ value, name, detail }) => (
          <Checkbox
            key={value}
            label={
              <>
                <span className="wrap-anywhere">{name}</span>
                {detail && <span className="text-muted"> · {detail}</span>}
              </>
            }
            checked={chosen.includes(value)}
            onChange={(event) => choose(value, event.target.checked)}
          />
        ))}
        {more > 0 && <p className="py-3 text-muted text-sm">{t("moreChoices", { count: more })}</p>}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
