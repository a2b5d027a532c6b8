import { sql } from "drizzle-orm";
import { isOpen } from "@/db/open-jobs";
import { companies } from "@/db/schema/companies";
import { jobPostings } from "@/db/schema/jobs";
import { fileUrlOf, isoDateOf } from "@/lib/core/api/response-columns";
import { pickColumns } from "@/lib/core/database/pick-columns";

/** `companies` must be joined. */
export const companyColumns = {
  ...pickColumns(companies, "id", "name", "description", "website", "location"),
  logo_url: fileUrlOf(companies.logoPath),
  open_offers_count: sql<number>`(select count(*)::int from ${jobPostings}
    where job_postings.company_id = companies.id and ${isOpen})`,
  created_at: isoDateOf(companies.createdAt),
};
