import { useTranslations } from "next-intl";
import { type KeyboardEvent, useState } from "react";
import { Chip } from "@/components/ui/chip";
import { InputField } from "@/components/ui/input-field";
import { isComposing } from "@/components/ui/is-composing";
import { useDraft } from "@/components/ui/use-draft";
import { useMutation } from "@/components/ui/use-mutation";
import { call } from "@/lib/core/api/client";
import { updateInterests, updateSkills } from "@/lib/profiles/contract";
import { profileLimits } from "@/lib/profiles/limits";
import { addKeywords } from "./add-keywords";
import { mergeList } from "./current-lists";
import { SectionForm } from "./section-form";
import type { OwnProfile } from "./use-own-profile";

type Section = "skills" | "interests";

/** Enter or a comma adds a word, Backspace in the empty field removes the last one. */
export function KeywordsForm({ own, section }: { own: OwnProfile; section: Section }) {
  const t = useTranslations("profiles");
  const max = profileLimits[section];
  const {
    words,
    setWords,
    error: wordsError,
    text,
    setText,
    addText,
    withText,
    onKeyDown,
    reset,
  } = useKeywords(own, section, max);
  const { run, isBusy, error } = useMutation(section === "skills" ? updateSkills : updateInterests, {
    errorText: t("form.failed"),
    toast: false,
    send: async (endpoint) => {
      const list = await mergeList(own.profile, section, withText());
      return call(endpoint, { body: { skills: list, interests: list } });
    },
    onSuccess(response) {
      reset();
      own.saved(response);
    },
  });
  const isFull = words.length >= max;
  return (
    <SectionForm
      label={t(`sections.${section}`)}
      state={{
        isBusy,
        formError: error,
        form: { reset },
        submit: () => addText() && run({ body: { skills: withText(), interests: withText() } }),
      }}
      onCancel={own.close}
    >
      <InputField
        label={t(`keywords.${section}`)}
        error={wordsError}
        hint={isFull ? t("keywords.full", { max }) : t("keywords.hint")}
        value={text}
        readOnly={isFull}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Words words={words} onChange={setWords} />
    </SectionForm>
  );
}

function Words({ words, onChange }: { words: string[]; onChange: (words: string[]) => void }) {
  const t = useTranslations("profiles.keywords");
  if (words.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-1.5">
      {words.map((word) => (
        <Chip
          key={word}
          onRemove={() => onChange(words.filter((other) => other !== word))}
          removeLabel={t("remove", { word })}
        >
          {word}
        </Chip>
      ))}
    </div>
  );
}

function useKeywords(own: OwnProfile, section: Section, max: number) {
  const draft = useDraft(`profile:${section}`, { words: own.profile[section], text: "" });
  const { words, text } = draft.value;
  const t = useTranslations("profiles.keywords");
  const [error, setError] = useState<string>();
  function setWords(next: string[], typed = text) {
    draft.set({ words: next, text: typed });
    setError(undefined);
  }
  const withText = () => addKeywords(words, text, max).words;
  /** Returns false for a word that is left out: alone, it stays in the field. */
  function addText(typed = text): boolean {
    const { words: next, excess, tooLong } = addKeywords(words, typed, max);
    const errors = [
      excess.length > 0 && t("excess", { words: excess.join(", ") }),
      tooLong.length > 0 && t("tooLong", { max: profileLimits.keyword, words: tooLong.join(", ") }),
    ].filter(Boolean);
    setWords(next, errors.length > 0 && typed === text ? text : "");
    setError(errors.join(" ") || undefined);
    return errors.length === 0;
  }
  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return;
    if (event.key === "Enter" && text.trim()) {
      event.preventDefault();
      addText();
    } else if (event.key === "Backspace" && text === "") setWords(words.slice(0, -1));
  }
  function setText(typed: string) {
    // Looks for a comma in the text: on-screen keyboards do not report keys.
    if (typed.includes(",")) addText(typed);
    else setWords(words, typed);
  }
  return { words, setWords, error, text, setText, addText, withText, onKeyDown, reset: draft.clear };
}
