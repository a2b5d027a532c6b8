"use client";

import { useTranslations } from "next-intl";
import { useFieldArray } from "react-hook-form";
import { AddButton } from "@/components/ui/add-button";
import { EndpointForm } from "@/components/ui/endpoint-form";
import { FieldError } from "@/components/ui/field";
import { SectionCard } from "@/components/ui/section-card";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { call } from "@/lib/core/api/client";
import {
  changeSchoolRules,
  getSchoolRules,
  schoolRuleLimits,
} from "@/lib/school-settings/school-rules-contract";
import type { SchoolRule } from "@/lib/site";
import { SchoolRuleFields } from "./school-rule-fields";
import { useRuleList } from "./use-rule-list";

/** The rules that a decision can name as its reason. */
export function SchoolRulesForm({ rules }: { rules: SchoolRule[] }) {
  const t = useTranslations("school-settings.schoolRules");
  const { bind, error, ...state } = useEndpointForm(changeSchoolRules, {
    errorText: t("failed"),
    successText: t("saved"),
    defaultValues: { rules },
    draftKey: "school-rules",
    isShared: true,
    // Rules that were not edited are expected to be as they are: they must not replace another administrator's
    // changes either.
    request: ({ rules }, _, previous) => ({ body: { rules, expected: { rules, ...previous } } }),
    loadCurrent: async () => (await call(getSchoolRules, {})).data,
    reset: ({ data }) => data,
  });
  const { control } = state.form;
  // A rule has an `id` of its own.
  const list = useRuleList(useFieldArray({ control, name: "rules", keyName: "key" }));
  const isFull = list.fields.length >= schoolRuleLimits.rules;
  return (
    <EndpointForm state={state} submitLabel={t("save")}>
      <SectionCard id="school-rules" title={t("title")} className="grid gap-4">
        <p className="text-muted text-sm">{t("lead")}</p>
        <ol ref={list.items} className="grid">
          {list.fields.map(({ key }, index) => (
            <SchoolRuleFields key={key} index={index} list={list} bind={bind} />
          ))}
        </ol>
        {isFull ? (
          <p className="text-muted text-sm">{t("full")}</p>
        ) : (
          <AddButton variant="secondary" onClick={list.add}>
            {t("add")}
          </AddButton>
        )}
        <FieldError>{error("rules")}</FieldError>
        <p role="status" className="sr-only">
          {list.message}
        </p>
      </SectionCard>
    </EndpointForm>
  );
}
