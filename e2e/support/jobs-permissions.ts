import { getRecruitmentAnalytics } from "@/lib/analytics/contract";
import * as apply from "@/lib/applications/apply-contract";
import * as applications from "@/lib/applications/contract";
import * as applicationExport from "@/lib/applications/export-contract";
import * as notes from "@/lib/applications/notes-contract";
import * as review from "@/lib/applications/review-contract";
import * as templates from "@/lib/applications/templates-contract";
import * as documents from "@/lib/documents/contract";
import * as jobs from "@/lib/jobs/contract";
import * as saved from "@/lib/jobs/saved-jobs-contract";
import { applicationForm, backdate } from "./applications";
import { sql } from "./database";
import {
  addJob,
  applicationSubject,
  applyToNewJob,
  closedJobSubject,
  containsId,
  documentForm,
  documentSubject,
  jobSubject,
  type Line,
  noteSubject,
  searchSubject,
  templateSubject,
  withBody,
} from "./job-subjects";
import { insertJob, jobBody } from "./jobs";
import { randomKey } from "./random-key";

const writers = ["owner", "recruiter"] as const;
const members = [...writers, "read_only"] as const;
const students = ["applicant", "other student"] as const;
const companies = [...members, "other company"] as const;
const allPersonas = [...companies, ...students, "admin", "visitor"] as const;

const template = { name: "Oui", content_fr: "Oui", content_en: "Yes" };
const decision = { status: "reviewed" };
export const matrix: Record<string, Line> = {
  "the board": {
    endpoint: jobs.listJobs,
    visibleTo: allPersonas,
    about: async (people) => {
      const q = randomKey();
      return { isFound: containsId((await insertJob({ by: people.owner.user, title: q })).id), query: { q } };
    },
  },
  "drafts on the board": {
    endpoint: jobs.listJobs,
    visibleTo: [],
    about: async (people) => ({
      isFound: containsId((await addJob(people, "draft")).id),
      query: { per_page: "100" },
    }),
  },
  "an open job": { endpoint: jobs.getJob, allowed: allPersonas, about: (people) => jobSubject(people) },
  "a draft": {
    endpoint: jobs.getJob,
    allowed: [...members, "admin"],
    about: (people) => jobSubject(people, "draft"),
  },
  "a company's jobs": {
    endpoint: jobs.listCompanyJobs,
    visibleTo: members,
    about: async (people) => ({ isFound: containsId((await addJob(people, "draft")).id) }),
  },
  "creating a job": {
    endpoint: jobs.createJob,
    allowed: [...writers, "other company"],
    forbidden: ["read_only"],
    about: async () => ({ body: await jobBody() }),
  },
  "changing an open job": {
    endpoint: jobs.updateJob,
    allowed: writers,
    forbidden: ["read_only", "other company"],
    about: (people) => jobSubject(people).then(withBody({ title: "Autre" })),
  },
  "changing a draft": {
    endpoint: jobs.updateJob,
    allowed: writers,
    forbidden: ["read_only"],
    about: (people) => jobSubject(people, "draft").then(withBody({ status: "active" })),
  },
  "deleting a draft": {
    endpoint: jobs.deleteJob,
    allowed: writers,
    forbidden: ["read_only"],
    about: (people) => jobSubject(people, "draft"),
  },
  "saving a job": { endpoint: saved.saveJob, allowed: students, about: (people) => jobSubject(people) },
  "saving a draft": { endpoint: saved.saveJob, allowed: [], about: (people) => jobSubject(people, "draft") },
  "unsaving a job": { endpoint: saved.unsaveJob, allowed: students, about: (people) => jobSubject(people) },
  "saved jobs": {
    endpoint: saved.listSavedJobs,
    visibleTo: ["applicant"],
    about: async (people) => {
      const { id } = await addJob(people);
      await sql`insert into saved_jobs (user_id, job_posting_id) values (${people.applicant.user?.id ?? 0}, ${id})`;
      return { isFound: containsId(id) };
    },
  },
  "saved searches": {
    endpoint: saved.listSavedSearches,
    visibleTo: ["applicant"],
    about: async (people) => ({ isFound: containsId((await searchSubject(people)).params.id) }),
  },
  "saving a search": {
    endpoint: saved.createSavedSearch,
    allowed: students,
    about: async () => ({ body: { name: "Nantes", filters: { location: "Nantes" } } }),
  },
  "changing a search": {
    endpoint: saved.updateSavedSearch,
    allowed: ["applicant"],
    about: (people) => searchSubject(people).then(withBody({ name: "Rennes" })),
  },
  "deleting a search": { endpoint: saved.deleteSavedSearch, allowed: ["applicant"], about: searchSubject },
  applying: {
    endpoint: apply.createApplication,
    allowed: students,
    about: async (people) => ({ body: await applicationForm((await addJob(people)).id) }),
  },
  "the list of applications": {
    endpoint: applications.listApplications,
    visibleTo: [...members, "applicant", "admin"],
    about: async (people) => ({ isFound: containsId((await applyToNewJob(people)).id) }),
  },
  "what is to be decided": {
    endpoint: applications.listDecisionsDue,
    visibleTo: members,
    about: closedJobSubject,
  },
  "an application": {
    endpoint: applications.getApplication,
    allowed: [...members, "applicant", "admin"],
    about: applicationSubject,
  },
  "answering an application": {
    endpoint: review.updateApplication,
    allowed: [...writers, "admin"],
    forbidden: ["read_only"],
    about: (people) => applicationSubject(people).then(withBody(decision)),
  },
  "answering several": {
    endpoint: review.updateApplications,
    allowed: [...writers, "admin"],
    forbidden: ["read_only"],
    about: async (people) => ({ body: { ids: [(await applyToNewJob(people)).id], ...decision } }),
  },
  withdrawing: {
    endpoint: applications.withdrawApplication,
    allowed: ["applicant"],
    about: applicationSubject,
  },
  "following up": {
    endpoint: applications.followUpApplication,
    allowed: ["applicant"],
    about: async (people) => {
      const { id } = await applyToNewJob(people);
      await backdate(id, 11);
      return { params: { id } };
    },
  },
  "exporting applications": {
    endpoint: applicationExport.exportApplications,
    allowed: [...writers, "other company"],
    forbidden: ["read_only"],
    about: async (people) => {
      await applyToNewJob(people);
      return { query: { format: "csv" } };
    },
  },
  "exporting their documents": {
    endpoint: applicationExport.exportDocuments,
    allowed: [...writers, "other company"],
    forbidden: ["read_only"],
    about: async (people) => {
      await applyToNewJob(people);
      return { body: {} };
    },
  },
  notes: { endpoint: notes.listApplicationNotes, allowed: members, about: applicationSubject },
  "writing a note": {
    endpoint: notes.createApplicationNote,
    allowed: writers,
    forbidden: ["read_only"],
    about: (people) => applicationSubject(people).then(withBody({ content: "Bien" })),
  },
  "deleting the owner's note": {
    endpoint: notes.deleteApplicationNote,
    allowed: ["owner"],
    about: noteSubject,
  },
  "message templates": {
    endpoint: templates.listMessageTemplates,
    visibleTo: members,
    about: async (people) => ({ isFound: containsId((await templateSubject(people)).params.id) }),
  },
  "writing a message template": {
    endpoint: templates.createMessageTemplate,
    allowed: [...writers, "other company"],
    forbidden: ["read_only"],
    about: async () => ({ body: template }),
  },
  "changing a message template": {
    endpoint: templates.updateMessageTemplate,
    allowed: writers,
    forbidden: ["read_only"],
    about: (people) => templateSubject(people).then(withBody(template)),
  },
  "deleting a message template": {
    endpoint: templates.deleteMessageTemplate,
    allowed: writers,
    forbidden: ["read_only"],
    about: templateSubject,
  },
  "the viewer's documents": {
    endpoint: documents.listDocuments,
    visibleTo: ["applicant"],
    about: async (people) => ({ isFound: containsId((await documentSubject(people)).params.id) }),
  },
  "storing a document": { endpoint: documents.createDocument, allowed: students, about: documentForm },
  "deleting a document": {
    endpoint: documents.deleteDocument,
    allowed: ["applicant"],
    about: documentSubject,
  },
  "the figures": {
    endpoint: getRecruitmentAnalytics,
    visibleTo: members,
    about: async (people) => {
      const { id } = await addJob(people);
      return {
        isFound: (body: { applications_per_job_posting: { job_posting: { id: number } }[] }) =>
          body.applications_per_job_posting.some(({ job_posting }) => job_posting.id === id),
      };
    },
  },
};
