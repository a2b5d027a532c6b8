import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { FieldError } from "@/components/ui/field";
import { InputField } from "@/components/ui/input-field";
import { foldText } from "@/lib/core/text/fold-text";

type Option<Value> = { value: Value; name: string; detail?: string };

type Props<Value> = {
  legend: string;
  search: string;
  options: Option<Value>[];
  selected: Value[];
  onChange: (values: Value[]) => void;
  error: string | undefined;
  /** Shown when no option matches the filter, or there are no options. */
  empty: ReactNode;
};

/** The maximum number of listed checkboxes: each is a stop of the Tab key, so a longer list could not be crossed by keyboard. */
const maxListed = 50;

/**
 * Options that are selected, or were when the filter changed, stay listed whatever the filter: a checkbox that disappears
 * would lose the focus. Values of a stored draft that are no longer options are dropped at the first change.
 */
export function AudienceCheckboxes<Value extends string | number>(props: Props<Value>) {
  const { legend, search, options, selected, onChange, error, empty } = props;
  const t = useTranslations("announcements.form");
  const [filter, setFilter] = useState({ text: "", selected });
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const errorId = useId();
  useEffect(() => {
    if (error) fieldset.current?.focus();
  }, [error]);
  const words = foldText(filter.text.trim());
  const isPinned = (value: Value) => selected.includes(value) || filter.selected.includes(value);
  const matches = options.filter(({ value, name }) => isPinned(value) || foldText(name).includes(words));
  const listed = matches.filter(({ value }, index) => index < maxListed || isPinned(value));
  const more = matches.length - listed.length;
  const toggle = (changed: Value, isSelected: boolean) => {
    const values = options.map(({ value }) => value);
    onChange(values.filter((value) => (value === changed ? isSelected : selected.includes(value))));
  };
  return (
    <fieldset ref={fieldset} tabIndex={-1} className="grid min-w-0 gap-2" aria-describedby={errorId}>
      <legend className="mb-1 font-semibold text-sm">{legend}</legend>
      <InputField
        label={search}
        hideLabel
        placeholder={search}
        value={filter.text}
        onChange={(event) => setFilter({ text: event.target.value, selected })}
        autoComplete="off"
      />
      <div className="max-h-60 overflow-y-auto rounded-control border border-line px-3">
        {listed.length === 0 && <p className="py-3 text-muted text-sm">{empty}</p>}
        {listed.map(({ value, name, detail }) => (
          <Checkbox
            key={value}
            label={
              <>
                <bdi className="wrap-anywhere">{name}</bdi>
                {detail && <span className="text-muted"> · {detail}</span>}
              </>
            }
            checked={selected.includes(value)}
            onChange={(event) => toggle(value, event.target.checked)}
          />
        ))}
        {more > 0 && <p className="py-3 text-muted text-sm">{t("moreChoices", { count: more })}</p>}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
