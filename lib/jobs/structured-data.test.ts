import { expect, onTestFinished, test } from "vitest";
import { defaultTimeZone, setSchoolTimeZone } from "@/lib/core/i18n/school-time";
import type { Job } from "./schemas";
import { jobPostingStructuredData } from "./structured-data";

const job: Job = {
  id: 7,
  title: "Stage développement",
  description: "Une équipe.\nDes tests.\n\nUn café.",
  requirements: "Savoir lire",
  location: "Nantes",
  type: "internship",
  application_deadline: "2027-01-15",
  status: "active",
  company_name: "Atelier",
  company: { id: 3, name: "Atelier", logo_url: "/storage/avatars/a.webp" },
  category: null,
  remote: "hybrid",
  level: "bac4",
  start_date: "2027-02-01",
  duration_months: 6,
  salary: { min: 600, max: 800, period: "month" },
  locale: "fr",
  created_at: "2026-11-30T23:30:00.000Z",
  edited_at: null,
  is_open: true,
  application_status: null,
  is_saved: false,
  has_reported: false,
  can_edit: false,
};
const url = "https://preau.example/offre/7";
const read = (change: Partial<Job> = {}) => JSON.parse(jobPostingStructuredData({ ...job, ...change }, url));

test("has the properties that search engines require", () => {
  expect(read()).toMatchObject({
    "@type": "JobPosting",
    title: "Stage développement",
    description: "<p>Une équipe.<br>Des tests.</p><p>Un café.</p><p>Savoir lire</p>",
    url,
    employmentType: "INTERN",
    hiringOrganization: { "@type": "Organization", name: "Atelier" },
    jobLocation: { address: { addressLocality: "Nantes", addressCountry: "FR" } },
    baseSalary: { currency: "EUR", value: { minValue: 600, maxValue: 800, unitText: "MONTH" } },
  });
  expect(read({ salary: null })).not.toHaveProperty("baseSalary");
});

test("maps a study level to a credential that search engines accept, and omits it without one", () => {
  const credential = { "@type": "EducationalOccupationalCredential", credentialCategory: "bachelor degree" };
  expect(read().educationRequirements).toEqual(credential);
  expect(read({ level: "bac3" }).educationRequirements).toEqual(credential);
  const categoryOf = (level: Job["level"]) => read({ level }).educationRequirements?.credentialCategory;
  expect([categoryOf("bac2"), categoryOf("bac5")]).toEqual(["associate degree", "postgraduate degree"]);
  expect(read({ level: null })).not.toHaveProperty("educationRequirements");
});

test("uses dates in Paris, in summer and in winter", () => {
  expect(read().datePosted).toBe("2026-12-01");
  expect(read().validThrough).toBe("2027-01-15T23:59:59+01:00");
  expect(read({ application_deadline: "2026-07-14" }).validThrough).toBe("2026-07-14T23:59:59+02:00");
  // The nights on which the clocks change: the day ends by the new time.
  expect(read({ application_deadline: "2027-03-28" }).validThrough).toBe("2027-03-28T23:59:59+02:00");
  expect(read({ application_deadline: "2026-10-25" }).validThrough).toBe("2026-10-25T23:59:59+01:00");
});

test.each([
  ["America/Guadeloupe", "-04:00"],
  ["Indian/Reunion", "+04:00"],
  ["Africa/Abidjan", "+00:00"],
])("a job of a school in %s is valid until the end of its day there", (timeZone, offset) => {
  onTestFinished(() => setSchoolTimeZone(defaultTimeZone));
  setSchoolTimeZone(timeZone);
  expect(read().validThrough).toBe(`2027-01-15T23:59:59${offset}`);
});

test("a remote job has a country instead of a location", () => {
  const remote = read({ remote: "full" });
  expect(remote).toMatchObject({
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: { "@type": "Country", name: "France" },
  });
  expect(remote).not.toHaveProperty("jobLocation");
});

test("escapes user input", () => {
  const title = "</script><script>alert(1)</script> <!-- \u2028";
  const text = jobPostingStructuredData({ ...job, title, description: title }, url);
  expect(text).not.toMatch(/[<>\u2028]/);
  expect(JSON.parse(text).title).toBe(title);
  expect(JSON.parse(text).description).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
});
