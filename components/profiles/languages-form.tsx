import { useLocale, useTranslations } from "next-intl";
import { AddButton } from "@/components/ui/add-button";
import { IconButton } from "@/components/ui/icon-button";
import { Trash2 } from "@/components/ui/icons";
import { SelectField } from "@/components/ui/select-field";
import { useDraft } from "@/components/ui/use-draft";
import { useMutation } from "@/components/ui/use-mutation";
import { type LanguageLevel, languageLevels } from "@/db/enums";
import { call } from "@/lib/core/api/client";
import { updateLanguages } from "@/lib/profiles/contract";
import { languageName } from "@/lib/profiles/language-name";
import { languageCodes, profileLimits } from "@/lib/profiles/limits";
import { mergeList } from "./current-lists";
import { SectionForm } from "./section-form";
import type { OwnProfile } from "./use-own-profile";

type Language = { code: string; level: LanguageLevel };

const french: Language = { code: "fr", level: "native" };

export function LanguagesForm({ own }: { own: OwnProfile }) {
  const t = useTranslations("profiles");
  const saved = own.profile.languages;
  const draft = useDraft<Language[]>("profile:languages", saved.length > 0 ? saved : [french]);
  const { value: rows, set: setRows, clear: reset } = draft;
  const { run, isBusy, error } = useMutation(updateLanguages, {
    errorText: t("form.failed"),
    toast: false,
    send: async (endpoint) =>
      call(endpoint, { body: { languages: await mergeList(own.profile, "languages", rows) } }),
    onSuccess(response) {
      reset();
      own.saved(response);
    },
  });
  const free = languageCodes.filter((code) => !rows.some((row) => row.code === code));
  const [nextCode] = free.includes("en") ? ["en"] : free;
  return (
    <SectionForm
      label={t("sections.languages")}
      state={{
        isBusy,
        formError: error,
        form: { reset },
        submit: () => run({ body: { languages: rows } }),
      }}
      onCancel={own.close}
    >
      <ul className="grid gap-3">
        {rows.map((row, index) => (
          <LanguageRow
            // biome-ignore lint/suspicious/noArrayIndexKey: with its language as the key, a row would lose the focus as that changes
            key={index}
            row={row}
            codes={[row.code, ...free]}
            onChange={(next) => setRows(rows.with(index, next))}
            onRemove={() => setRows(rows.filter((other) => other !== row))}
          />
        ))}
      </ul>
      {rows.length < profileLimits.languages && nextCode && (
        <AddButton onClick={() => setRows([...rows, { code: nextCode, level: "b2" }])}>
          {t("languages.add")}
        </AddButton>
      )}
    </SectionForm>
  );
}

type RowProps = {
  row: Language;
  codes: string[];
  onChange: (row: Language) => void;
  onRemove: () => void;
};

function LanguageRow({ row, codes, onChange, onRemove }: RowProps) {
  const t = useTranslations("profiles");
  const locale = useLocale();
  const options = codes
    .map((code) => [code, languageName(code, locale)] as const)
    .sort(([, a], [, b]) => a.localeCompare(b, locale));
  return (
    <li className="grid grid-cols-[1fr_auto] items-end gap-2 md:grid-cols-[1fr_1fr_auto]">
      <SelectField
        label={t("languages.language")}
        className="max-md:col-span-2"
        value={row.code}
        onChange={(event) => onChange({ ...row, code: event.target.value })}
        options={options}
      />
      <SelectField
        label={t("languages.level")}
        value={row.level}
        onChange={(event) => onChange({ ...row, level: event.target.value as LanguageLevel })}
        options={languageLevels.map((level) => [level, t(`levels.${level}`)] as const)}
      />
      <IconButton
        danger
        label={t("languages.remove", { name: languageName(row.code, locale) })}
        icon={<Trash2 />}
        onClick={onRemove}
      />
    </li>
  );
}
