import { useTranslations } from "next-intl";
import { type KeyboardEvent, useState } from "react";
import { Chip } from "@/components/ui/chip";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useMutation } from "@/components/ui/use-mutation";
import { updateInterests, updateSkills } from "@/lib/profiles/contract";
import { profileLimits } from "@/lib/profiles/limits";
import { SectionForm } from "./section-form";
import type { OwnProfile } from "./use-own-profile";

/** Enter or a comma adds a word, Backspace in the empty field removes the last one. */
export function KeywordsForm({ own, section }: { own: OwnProfile; section: "skills" | "interests" }) {
  const t = useTranslations("profiles");
  const max = profileLimits[section];
  const { run, busy, error } = useMutation(section === "skills" ? updateSkills : updateInterests, {
    failed: t("form.failed"),
    toast: false,
    onSuccess: own.saved,
  });
  const { words, setWords, text, setText, withText, onKeyDown } = useKeywords(own.profile[section], max);
  const isFull = words.length >= max;
  return (
    <SectionForm
      label={t(`sections.${section}`)}
      state={{
        busy,
        formError: error,
        submit(event) {
          event?.preventDefault();
          void run({ body: { skills: withText(), interests: withText() } });
        },
      }}
      onCancel={own.close}
    >
      <Field
        label={t(`keywords.${section}`)}
        hint={isFull ? t("keywords.full", { max }) : t("keywords.hint")}
      >
        {(control) => (
          <Input
            {...control}
            value={text}
            disabled={isFull}
            maxLength={profileLimits.keyword}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      {words.length > 0 && (
        <div className="flex flex-wrap gap-1.5">
          {words.map((word) => (
            <Chip
              key={word}
              onRemove={() => setWords(words.filter((other) => other !== word))}
              removeLabel={t("keywords.remove", { word })}
            >
              {word}
            </Chip>
          ))}
        </div>
      )}
    </SectionForm>
  );
}

function useKeywords(initial: string[], max: number) {
  const [words, setWords] = useState(initial);
  const [text, setText] = useState("");

  function withText(): string[] {
    const present = new Set(words.map((word) => word.toLowerCase()));
    const added = text
      .split(",")
      .map((word) => word.trim())
      .filter((word) => word && !present.has(word.toLowerCase()));
    return [...words, ...added].slice(0, max);
  }
  function onKeyDown(event: KeyboardEvent) {
    if ((event.key === "Enter" && text.trim()) || event.key === ",") {
      event.preventDefault();
      setWords(withText());
      setText("");
    } else if (event.key === "Backspace" && text === "") setWords(words.slice(0, -1));
  }
  return { words, setWords, text, setText, withText, onKeyDown };
}
