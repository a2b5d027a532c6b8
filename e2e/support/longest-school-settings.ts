import { claimNames, figureNames } from "@/db/enums";
import { buildUrl } from "@/lib/core/api/client";
import { changeSchoolContact, contactLimits } from "@/lib/school-settings/contact-contract";
import { changeSchoolSettings } from "@/lib/school-settings/contract";
import { changeLanding, landingLimits } from "@/lib/school-settings/landing-contract";
import { changeLegalNotice, legalNoticeLimits } from "@/lib/school-settings/legal-notice-contract";
import { changeModerationRules, ruleLimits } from "@/lib/school-settings/rules-contract";
import { changeSchoolRules, schoolRuleLimits } from "@/lib/school-settings/school-rules-contract";
import type { InstanceUser } from "./instance-users";
import { longNames } from "./long-names";

const times = <T>(count: number, create: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => create(index));

/** Fills each list and each text of the settings up to its limit; every text begins with `key`. */
export async function setLongestSchoolSettings({ call }: InstanceUser, key: string): Promise<void> {
  const text = (length: number, index = 0) => longNames(key, length)[index % 2] as string;
  const inBoth = (length: number) => ({ fr: text(length, 0), en: text(length, 1) });
  const figure = "9".repeat(landingLimits.figure);
  const figures = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, { fr: figure, en: figure }]));
  const label = "m".repeat(60);
  const domain = (index: number) => `${key}${index}.${label}.${label}.${label}.example`;
  const bodies = [
    [
      changeSchoolSettings,
      {
        ...{
          student_sign_up: "closed",
          company_sign_up: "closed",
          time_zone: "America/Argentina/Rio_Gallegos",
        },
        ...{ audit_log_months: 120, contact_message_months: 120, email_months: 120 },
        email_domains: times(20, domain),
      },
    ],
    [
      changeSchoolContact,
      {
        ...{ name: text(contactLimits.name), street: text(contactLimits.street, 1) },
        ...{ city: text(contactLimits.city), country: "GS", phone: `+${"12 ".repeat(9)}12` },
        email: `${text(40)}@${domain(0)}`,
        ...{ privacy_name: text(contactLimits.privacyName, 1), privacy_email: `${text(40)}@${domain(1)}` },
      },
    ],
    [
      changeLegalNotice,
      {
        publisher: text(legalNoticeLimits.publisher),
        registration_number: text(legalNoticeLimits.registrationNumber),
        director: text(legalNoticeLimits.director, 1),
        host: `${text(249)}\n${text(250, 1)}`,
        providers: times(10, (index) => text(99, index)).join("\n"),
      },
    ],
    [
      changeLanding,
      {
        ...{ claims: figures(claimNames), figures: figures(figureNames) },
        testimonials: times(landingLimits.testimonials, (index) => ({
          name: text(landingLimits.name, index),
          ...{ who: inBoth(landingLimits.who), words: inBoth(landingLimits.words) },
        })),
        contributors: times(landingLimits.contributors, (index) => ({
          ...{ name: text(landingLimits.name, index), did: inBoth(landingLimits.did) },
        })),
      },
    ],
    [
      changeModerationRules,
      {
        ...{ held_words: times(ruleLimits.words, (index) => `${index} ${key}`.padEnd(ruleLimits.word, "m")) },
        ...{ new_account_days: ruleLimits.days, holds_links: true },
        ...{ held_first_posts: ruleLimits.firstPosts, daily_posts: ruleLimits.dailyPosts },
      },
    ],
    [
      changeSchoolRules,
      {
        rules: times(schoolRuleLimits.rules, (index) => ({
          fr: `${key} ${index} ${text(200, index)}`.slice(0, schoolRuleLimits.text),
          en: `${key} ${index} ${text(200, index + 1)}`.slice(0, schoolRuleLimits.text),
        })),
      },
    ],
  ] as const;
  for (const [endpoint, body] of bodies) {
    const response = await call(endpoint.method, buildUrl(endpoint, {} as never), body);
    if (!response.ok) throw new Error(`${endpoint.path}: ${await response.text()}`);
  }
}
