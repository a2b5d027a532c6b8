import { useTranslations } from "next-intl";
import { type KeyboardEvent, useRef, useState } from "react";
import { AddButton } from "@/components/ui/add-button";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { FieldError } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { X } from "@/components/ui/icons";
import { InputField } from "@/components/ui/input-field";
import { isComposing } from "@/components/ui/is-composing";
import { pollLimits } from "@/lib/posts/constants";
import type { PollDraft } from "./post-draft";

type Props = {
  poll: PollDraft;
  /** Just added: its first option has the focus. */
  isNew: boolean;
  error: string | undefined;
  onChange: (poll: PollDraft | null) => void;
};

const indexes = Array.from({ length: pollLimits.options }, (_, index) => index);

/** The fields of a new post's poll; the text of the post is the question. */
export function PollFields({ poll, isNew, error, onChange }: Props) {
  const t = useTranslations("posts.poll");
  const { options, isMultiple, isAnonymous, endsAt } = poll;
  const change = (some: Partial<PollDraft>) => onChange({ ...poll, ...some });
  return (
    <fieldset
      aria-describedby="poll-error"
      className="grid min-w-0 gap-3 rounded-card border border-line p-4"
    >
      <legend className="px-1 font-semibold text-sm">{t("title")}</legend>
      <p className="text-muted text-sm">{t("questionHint")}</p>
      <PollOptions options={options} isNew={isNew} onChange={(texts) => change({ options: texts })} />
      <FieldError id="poll-error">{error}</FieldError>
      <div>
        <Checkbox
          label={t("multiple")}
          checked={isMultiple}
          onChange={({ target }) => change({ isMultiple: target.checked })}
        />
        <Checkbox
          label={t("anonymous")}
          checked={isAnonymous}
          onChange={({ target }) => change({ isAnonymous: target.checked })}
        />
      </div>
      <InputField
        label={t("endsAt")}
        hint={t("endsAtHint")}
        type="datetime-local"
        value={endsAt}
        onChange={({ target }) => change({ endsAt: target.value })}
        className="md:max-w-xs"
        optional
      />
      <Button variant="quiet" size="small" className="justify-self-start" onClick={() => onChange(null)}>
        <X />
        {t("remove")}
      </Button>
    </fieldset>
  );
}

type PollOptionsProps = { options: string[]; isNew: boolean; onChange: (options: string[]) => void };

/** Enter moves to the next option, and after the last one adds another. */
function PollOptions({ options, isNew, onChange }: PollOptionsProps) {
  const t = useTranslations("posts.poll");
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const [autoFocused, setAutoFocused] = useState(isNew ? 0 : undefined);
  function onKeyDown(event: KeyboardEvent, index: number) {
    if (event.key !== "Enter" || isComposing(event)) return;
    event.preventDefault();
    const next = index + 1;
    if (next < options.length) inputs.current[next]?.focus();
    else if (options[index]?.trim() && next < pollLimits.options) {
      setAutoFocused(next);
      onChange([...options, ""]);
    }
  }
  return (
    <>
      {indexes.slice(0, options.length).map((index) => (
        <div key={index} className="flex items-end gap-1">
          <InputField
            label={t("option", { number: index + 1 })}
            value={options[index]}
            maxLength={pollLimits.option}
            autoComplete="off"
            ref={(input) => {
              inputs.current[index] = input;
            }}
            autoFocus={index === autoFocused}
            onKeyDown={(event) => onKeyDown(event, index)}
            onChange={({ target }) => onChange(options.with(index, target.value))}
            className="min-w-0 flex-1"
          />
          {options.length > pollLimits.minOptions && (
            <IconButton
              label={t("removeOption", { number: index + 1 })}
              icon={<X />}
              onClick={() => onChange(options.toSpliced(index, 1))}
            />
          )}
        </div>
      ))}
      {options.length < pollLimits.options && (
        <AddButton onClick={() => onChange([...options, ""])}>{t("addOption")}</AddButton>
      )}
    </>
  );
}
