import type { JobType, Remote, SalaryPeriod, StudyLevel } from "@/db/enums";
import { appUrl } from "@/lib/core/env";
import { countryName } from "@/lib/core/i18n/countries";
import { dayAfter, fromSchoolTime, schoolTimeZone, toSchoolDay } from "@/lib/core/i18n/school-time";
import { escapeHtml } from "@/lib/core/text/escape-html";
import { currentSite } from "@/lib/site";
import type { Job, Salary } from "./schemas";

export function jobPostingStructuredData(job: Job, url: string): string {
  const jobPosting = {
    "@context": "https://schema.org/",
    "@type": "JobPosting",
    title: job.title,
    description: toHtml(job),
    identifier: { "@type": "PropertyValue", name: job.company_name, value: String(job.id) },
    url,
    datePosted: toSchoolDay(new Date(job.created_at)),
    validThrough: endOfSchoolDay(job.application_deadline),
    employmentType: employmentTypes[job.type],
    directApply: true,
    hiringOrganization: toOrganization(job),
    ...toPlace(job),
    ...(job.start_date && { jobStartDate: job.start_date }),
    ...(job.level && { educationRequirements: toCredential(job.level) }),
    ...(job.salary && { baseSalary: toBaseSalary(job.salary) }),
  };
  return escapeJson(JSON.stringify(jobPosting));
}

const employmentTypes: Record<JobType, string> = {
  internship: "INTERN",
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
};

const salaryUnits: Record<SalaryPeriod, string> = { hour: "HOUR", month: "MONTH", year: "YEAR" };

/** The categories that search engines know. A student of the fourth year has a bachelor's degree. */
const credentials: Record<StudyLevel, string> = {
  bac2: "associate degree",
  bac3: "bachelor degree",
  bac4: "bachelor degree",
  bac5: "postgraduate degree",
};

function toCredential(level: StudyLevel) {
  return { "@type": "EducationalOccupationalCredential", credentialCategory: credentials[level] };
}

function toOrganization({ company }: Job) {
  return {
    "@type": "Organization",
    name: company.name,
    sameAs: `${appUrl()}/entreprise/${company.id}`,
    ...(company.logo_url && { logo: appUrl() + company.logo_url }),
  };
}

/** A location is free text without a country: the school's is assumed. */
function toPlace({ location, remote }: { location: string; remote: Remote | null }) {
  const { country } = currentSite().contact;
  if (remote === "full")
    return {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { "@type": "Country", name: countryName(country, "en") },
    };
  const address = {
    "@type": "PostalAddress",
    addressLocality: location,
    addressCountry: country,
  };
  return { jobLocation: { "@type": "Place", address } };
}

function toBaseSalary({ min, max, period }: Salary) {
  const value = {
    "@type": "QuantitativeValue",
    ...(min !== null && { minValue: min }),
    ...(max !== null && { maxValue: max }),
    unitText: salaryUnits[period],
  };
  return { "@type": "MonetaryAmount", currency: "EUR", value };
}

function toHtml({ description, requirements }: Job): string {
  return [description, requirements]
    .flatMap((text) => text.split(/\n{2,}/))
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll("\n", "<br>")}</p>`)
    .join("");
}

/** The last second of a day in the school, with the offset that the clocks have then. */
function endOfSchoolDay(day: string): string {
  const style = { timeZone: schoolTimeZone(), timeZoneName: "longOffset" } as const;
  const end = new Date(fromSchoolTime(dayAfter(day)).getTime() - 1000);
  const zone = new Intl.DateTimeFormat("en-GB", style)
    .formatToParts(end)
    .find(({ type }) => type === "timeZoneName");
  return `${day}T23:59:59${zone?.value.replace(/^GMT$/, "+00:00").replace("GMT", "")}`;
}

function escapeJson(json: string): string {
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
