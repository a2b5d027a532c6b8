import { expect, test } from "vitest";
import { renderText } from "@/e2e/support/render-text";
import type { Job } from "@/lib/jobs/schemas";
import messages from "@/messages/en/jobs.json";
import { JobDetail } from "./job-detail";

const job = {
  id: 1,
  title: "Web developer",
  description: "We build sites.",
  requirements: "HTML",
  location: "Nantes",
  type: "internship",
  application_deadline: "2027-01-01",
  created_at: "2026-11-01T08:00:00Z",
  company_name: "Atelier",
  company: { id: 1, logo_url: null },
  is_open: false,
  application_status: null,
} as unknown as Job;

test.each([
  { is_open: false, application_status: null, isShown: true },
  { is_open: false, application_status: "pending", isShown: true },
  { is_open: true, application_status: "pending", isShown: false },
  { is_open: true, application_status: null, isShown: false },
] as const)("says that the job is closed, to its applicants too: $is_open, $application_status", (row) => {
  const { isShown, ...traits } = row;
  const text = renderText("en", <JobDetail job={{ ...job, ...traits }} onChange={() => {}} heading="h1" />);
  expect(text.includes(messages.detail.closed)).toBe(isShown);
});
