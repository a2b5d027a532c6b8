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
] as const)(
  "a job whose is_open is $is_open and application_status $application_status says that it is closed: $isShown",
  (row) => {
    const { isShown, ...state } = row;
    const text = renderText("en", <JobDetail job={{ ...job, ...state }} onChange={() => {}} heading="h1" />);
    expect(text.includes(messages.detail.closed)).toBe(isShown);
  },
);
