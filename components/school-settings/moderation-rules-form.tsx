"use client";

import { useTranslations } from "next-intl";
import * as z from "zod/mini";
import { Checkbox } from "@/components/ui/checkbox";
import { EndpointForm } from "@/components/ui/endpoint-form";
import { InputField } from "@/components/ui/input-field";
import { SectionCard } from "@/components/ui/section-card";
import { TextareaField } from "@/components/ui/textarea-field";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { call } from "@/lib/core/api/client";
import {
  changeModerationRules,
  getModerationRules,
  heldWords,
  type ModerationRules,
  moderationRulesBody,
  ruleLimits,
} from "@/lib/school-settings/rules-contract";

const schema = z.extend(moderationRulesBody, {
  held_words: z.pipe(
    z.pipe(
      z.string(),
      z.transform((lines) => lines.split(/[\n,;]+/)),
    ),
    heldWords,
  ),
});

const toFields = ({ held_words, daily_posts, ...rest }: ModerationRules) => ({
  ...rest,
  held_words: held_words.join("\n"),
  daily_posts: daily_posts ?? "",
});

function useRulesForm(rules: ModerationRules) {
  const t = useTranslations("school-settings.rules");
  return useEndpointForm(changeModerationRules, {
    errorText: t("failed"),
    schema,
    defaultValues: toFields(rules),
    draftKey: "moderation-rules",
    isShared: true,
    // Only the edited fields are sent: another administrator may have changed the others meanwhile.
    request: (_, edited, { held_words, ...previous }) => ({
      body: { ...edited, expected: { ...previous, held_words: held_words?.split("\n") } },
    }),
    loadCurrent: async () => toFields((await call(getModerationRules, {})).data),
    successText: t("saved"),
    reset: ({ data }) => toFields(data),
  });
}

/** The form for the rules by which a text waits until a moderator accepts it. */
export function ModerationRulesForm({ rules }: { rules: ModerationRules }) {
  const t = useTranslations("school-settings.rules");
  const { bind, ...state } = useRulesForm(rules);
  return (
    <EndpointForm state={state} submitLabel={t("save")}>
      <SectionCard id="moderation-rules" title={t("title")} className="grid gap-4">
        <p className="text-muted text-sm">{t("lead")}</p>
        <TextareaField
          label={t("words")}
          hint={t("wordsHint")}
          {...bind("held_words")}
          rows={5}
          spellCheck={false}
          optional
        />
        <NewAccountFields bind={bind} />
      </SectionCard>
    </EndpointForm>
  );
}

function NewAccountFields({ bind }: { bind: ReturnType<typeof useRulesForm>["bind"] }) {
  const t = useTranslations("school-settings.rules");
  const numberField = {
    type: "number",
    inputMode: "numeric",
    controlClassName: "max-w-[8rem]",
  } as const;
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 font-semibold">{t("newAccounts")}</legend>
      <InputField
        label={t("days")}
        hint={t("daysHint")}
        {...bind("new_account_days")}
        {...numberField}
        min={0}
        max={ruleLimits.days}
        required
      />
      <InputField
        label={t("firstPosts")}
        hint={t("firstPostsHint")}
        {...bind("held_first_posts")}
        {...numberField}
        min={0}
        max={ruleLimits.firstPosts}
        required
      />
      <Checkbox label={t("links")} {...bind("holds_links")} />
      <InputField
        label={t("dailyPosts")}
        hint={t("dailyPostsHint")}
        {...bind("daily_posts")}
        {...numberField}
        min={1}
        max={ruleLimits.dailyPosts}
        optional
      />
    </fieldset>
  );
}
