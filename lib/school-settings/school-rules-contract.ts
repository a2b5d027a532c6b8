import * as z from "zod/mini";
import { locales } from "@/db/enums";
import { endpoint } from "@/lib/core/api/endpoint";
import { emptyToUndefined, singleLine, text, title } from "@/lib/core/schemas/fields";

const access = ["admin"] as const;

export const schoolRuleLimits = { rules: 30, text: 200, id: 50 } as const;

/** The id of the school rule that a decision names. */
export const ruleId = emptyToUndefined(text(schoolRuleLimits.id));

const ruleText = title(schoolRuleLimits.text, { min: 1 });

/** A rule that is new has no `id`. */
const rule = z.object({
  id: emptyToUndefined(singleLine(schoolRuleLimits.id)),
  fr: ruleText,
  en: ruleText,
});

/** The rules in their order. No text occurs twice in a language, whatever its case. */
export const schoolRulesBody = z.object({
  rules: z.array(rule, "invalid").check(
    z.minLength(1, "rules_required"),
    z.maxLength(schoolRuleLimits.rules, "too_many_rules"),
    z.check((context) => {
      for (const locale of locales) {
        const texts = context.value.map((schoolRule) => schoolRule[locale].toLowerCase());
        for (const [index, text] of texts.entries()) {
          if (texts.indexOf(text) === index) continue;
          context.issues.push({
            code: "custom",
            input: context.value,
            path: [index, locale],
            message: "rule_twice",
          });
        }
      }
    }),
  ),
});

/** The text of the school rule that a decision names, as it was then: the school may have changed or deleted it since. */
export const decidedRuleText = z.nullable(z.object({ fr: z.string(), en: z.string() }));

const schoolRules = z.object({
  rules: z.array(z.object({ id: z.string(), fr: z.string(), en: z.string() })),
});

export const getSchoolRules = endpoint("GET /api/admin/school-settings/rules", {
  access,
  data: schoolRules,
});

/** A rule keeps the `id` that it has; a new one, and one that has been deleted meanwhile, gets another. `expected`: the rules as they were read. */
export const changeSchoolRules = endpoint("PUT /api/admin/school-settings/rules", {
  access,
  body: z.extend(schoolRulesBody, { expected: z.optional(z.partial(schoolRulesBody)) }),
  errors: ["settings_edited"],
  data: schoolRules,
});
