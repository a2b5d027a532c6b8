import { sql } from "drizzle-orm";
import { isOpen } from "@/db/open-jobs";
import { companies } from "@/db/schema/companies";
import { jobPostings } from "@/db/schema/jobs";
import { fileUrlOf, isoDateOf } from "@/lib/core/api/response-columns";

/** `companies` must be joined. */
export const companyColumns = {
  id: companies.id,
  name: companies.name,
  description: companies.description,
  website: companies.website,
  location: companies.location,
  logo_url: fileUrlOf(companies.logoPath),
  open_offers_count: sql<number>`(select count(*)::int from ${jobPostings}
    where job_postings.company_id = companies.id and ${isOpen})`,
  created_at: isoDateOf(companies.createdAt),
};
