import { getRecruitmentAnalytics } from "@/lib/analytics/contract";
import * as apply from "@/lib/applications/apply-contract";
import * as applications from "@/lib/applications/contract";
import * as applicationExport from "@/lib/applications/export-contract";
import * as followUp from "@/lib/applications/follow-up-contract";
import * as notes from "@/lib/applications/notes-contract";
import * as review from "@/lib/applications/review-contract";
import * as templates from "@/lib/applications/templates-contract";
import * as withdraw from "@/lib/applications/withdraw-contract";
import type { Endpoint } from "@/lib/core/api/endpoint";
import * as documents from "@/lib/documents/contract";
import * as jobs from "@/lib/jobs/contract";
import * as saved from "@/lib/jobs/saved-jobs-contract";
import { applicationForm, backdate } from "./applications";
import { sql } from "./database";
import type { People, Persona } from "./job-personas";
import {
  carrying,
  file,
  listed,
  ofDocument,
  offer,
  ofJob,
  ofNote,
  ofSearch,
  ofSent,
  ofTemplate,
  type Question,
  sent,
} from "./job-subjects";
import { job, jobBody } from "./jobs";
import { newWord } from "./search";

/**
 * One call about recruitment. `lets` may do it, `forbids` see it but may not; to the others of a role that may call it,
 * what it is about does not exist. `finds` says of a list, which everybody of its roles may read, who finds it there.
 */
export type Line = {
  endpoint: Endpoint;
  lets?: readonly Persona[];
  forbids?: readonly Persona[];
  finds?: readonly Persona[];
  /** A subject of the owner's company and the applicant, new for every call. */
  about: (people: People) => Promise<Question & { isFound?: (body: never) => boolean }>;
};

const writers = ["owner", "recruiter"] as const;
const members = [...writers, "read_only"] as const;
const students = ["applicant", "other student"] as const;
const companies = [...members, "other company"] as const;
const everybody = [...companies, ...students, "admin", "visitor"] as const;

const template = { name: "Oui", content_fr: "Oui", content_en: "Yes" };
const answer = { status: "reviewed" };
export const matrix: Record<string, Line> = {
  "the board": {
    endpoint: jobs.listJobs,
    finds: everybody,
    about: async (people) => {
      const q = newWord();
      return { isFound: listed((await job({ by: people.owner.person, title: q })).id), query: { q } };
    },
  },
  "drafts on the board": {
    endpoint: jobs.listJobs,
    finds: [],
    about: async (people) => ({
      isFound: listed((await offer(people, "draft")).id),
      query: { per_page: "100" },
    }),
  },
  "an open offer": { endpoint: jobs.getJob, lets: everybody, about: (people) => ofJob(people) },
  "a draft": {
    endpoint: jobs.getJob,
    lets: [...members, "admin"],
    about: (people) => ofJob(people, "draft"),
  },
  "a company's offers": {
    endpoint: jobs.listCompanyJobs,
    finds: members,
    about: async (people) => ({ isFound: listed((await offer(people, "draft")).id) }),
  },
  "writing an offer for one's company": {
    endpoint: jobs.createJob,
    lets: [...writers, "other company"],
    forbids: ["read_only"],
    about: async () => ({ body: await jobBody() }),
  },
  "changing an open offer": {
    endpoint: jobs.updateJob,
    lets: writers,
    forbids: ["read_only", "other company"],
    about: (people) => ofJob(people).then(carrying({ title: "Autre" })),
  },
  "changing a draft": {
    endpoint: jobs.updateJob,
    lets: writers,
    forbids: ["read_only"],
    about: (people) => ofJob(people, "draft").then(carrying({ status: "active" })),
  },
  "deleting a draft": {
    endpoint: jobs.deleteJob,
    lets: writers,
    forbids: ["read_only"],
    about: (people) => ofJob(people, "draft"),
  },
  "saving an offer": { endpoint: saved.saveJob, lets: students, about: (people) => ofJob(people) },
  "saving a draft": { endpoint: saved.saveJob, lets: [], about: (people) => ofJob(people, "draft") },
  "saving no more": { endpoint: saved.unsaveJob, lets: students, about: (people) => ofJob(people) },
  "saved offers": {
    endpoint: saved.listSavedJobs,
    finds: ["applicant"],
    about: async (people) => {
      const { id } = await offer(people);
      await sql`insert into saved_jobs (user_id, job_posting_id) values (${people.applicant.person?.id ?? 0}, ${id})`;
      return { isFound: listed(id) };
    },
  },
  "saved searches": {
    endpoint: saved.listSavedSearches,
    finds: ["applicant"],
    about: async (people) => ({ isFound: listed((await ofSearch(people)).params.id) }),
  },
  "saving a search": {
    endpoint: saved.createSavedSearch,
    lets: students,
    about: async () => ({ body: { name: "Nantes", filters: { location: "Nantes" } } }),
  },
  "changing a search": {
    endpoint: saved.updateSavedSearch,
    lets: ["applicant"],
    about: (people) => ofSearch(people).then(carrying({ name: "Rennes" })),
  },
  "deleting a search": { endpoint: saved.deleteSavedSearch, lets: ["applicant"], about: ofSearch },
  applying: {
    endpoint: apply.createApplication,
    lets: students,
    about: async (people) => ({ body: await applicationForm((await offer(people)).id) }),
  },
  "the list of applications": {
    endpoint: applications.listApplications,
    finds: [...members, "applicant", "admin"],
    about: async (people) => ({ isFound: listed((await sent(people)).id) }),
  },
  "an application": {
    endpoint: applications.getApplication,
    lets: [...members, "applicant", "admin"],
    about: ofSent,
  },
  "answering an application": {
    endpoint: review.updateApplication,
    lets: [...writers, "admin"],
    forbids: ["read_only"],
    about: (people) => ofSent(people).then(carrying(answer)),
  },
  "answering several": {
    endpoint: review.updateApplications,
    lets: [...writers, "admin"],
    forbids: ["read_only"],
    about: async (people) => ({ body: { ids: [(await sent(people)).id], ...answer } }),
  },
  withdrawing: { endpoint: withdraw.withdrawApplication, lets: ["applicant"], about: ofSent },
  "following up": {
    endpoint: followUp.followUpApplication,
    lets: ["applicant"],
    about: async (people) => {
      const { id } = await sent(people);
      await backdate(id, 11);
      return { params: { id } };
    },
  },
  "taking applications away as a table": {
    endpoint: applicationExport.exportApplications,
    lets: [...writers, "other company"],
    forbids: ["read_only"],
    about: async (people) => {
      await sent(people);
      return { query: { format: "csv" } };
    },
  },
  "taking their documents away": {
    endpoint: applicationExport.exportDocuments,
    lets: [...writers, "other company"],
    forbids: ["read_only"],
    about: async (people) => {
      await sent(people);
      return { body: {} };
    },
  },
  notes: { endpoint: notes.listApplicationNotes, lets: members, about: ofSent },
  "writing a note": {
    endpoint: notes.createApplicationNote,
    lets: writers,
    forbids: ["read_only"],
    about: (people) => ofSent(people).then(carrying({ content: "Bien" })),
  },
  "deleting the owner's note": { endpoint: notes.deleteApplicationNote, lets: ["owner"], about: ofNote },
  "ready answers": {
    endpoint: templates.listMessageTemplates,
    finds: members,
    about: async (people) => ({ isFound: listed((await ofTemplate(people)).params.id) }),
  },
  "writing a ready answer": {
    endpoint: templates.createMessageTemplate,
    lets: [...writers, "other company"],
    forbids: ["read_only"],
    about: async () => ({ body: template }),
  },
  "changing a ready answer": {
    endpoint: templates.updateMessageTemplate,
    lets: writers,
    forbids: ["read_only"],
    about: (people) => ofTemplate(people).then(carrying(template)),
  },
  "deleting a ready answer": {
    endpoint: templates.deleteMessageTemplate,
    lets: writers,
    forbids: ["read_only"],
    about: ofTemplate,
  },
  "one's documents": {
    endpoint: documents.listDocuments,
    finds: ["applicant"],
    about: async (people) => ({ isFound: listed((await ofDocument(people)).params.id) }),
  },
  "keeping a document": { endpoint: documents.createDocument, lets: students, about: file },
  "putting a document away": { endpoint: documents.deleteDocument, lets: ["applicant"], about: ofDocument },
  "the figures": {
    endpoint: getRecruitmentAnalytics,
    finds: members,
    about: async (people) => {
      const { id } = await offer(people);
      return {
        isFound: (body: { applications_per_job_posting: { job_posting: { id: number } }[] }) =>
          body.applications_per_job_posting.some(({ job_posting }) => job_posting.id === id),
      };
    },
  },
};
