import { storageUrl } from "@/lib/storage/urls";
import type { CompanyRow } from "./columns";
import type { Company } from "./shapes";

/** A row as the contract shows it. */
export function presentCompany({ logoPath, openOffers, createdAt, ...row }: CompanyRow): Company {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    website: row.website,
    location: row.location,
    logo_url: logoPath && storageUrl(logoPath),
    open_offers_count: openOffers,
    created_at: createdAt.toISOString(),
  };
}
