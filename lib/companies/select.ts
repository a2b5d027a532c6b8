import { sql } from "drizzle-orm";
import { isOpen } from "@/db/open-jobs";
import { companies } from "@/db/schema/companies";
import { jobPostings } from "@/db/schema/jobs";

export const companyColumns = {
  id: companies.id,
  name: companies.name,
  description: companies.description,
  website: companies.website,
  location: companies.location,
  logoPath: companies.logoPath,
  createdAt: companies.createdAt,
  openOffers: sql<number>`(select count(*)::int from ${jobPostings}
    where job_postings.company_id = companies.id and ${isOpen})`.as("open_offers"),
};

export type CompanyRow = {
  id: number;
  name: string;
  description: string;
  website: string | null;
  location: string | null;
  logoPath: string | null;
  createdAt: Date;
  openOffers: number;
};
