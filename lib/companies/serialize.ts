import { storageUrl } from "@/lib/core/storage/urls";
import type { Company } from "./schemas";
import type { CompanyRow } from "./select";

export function serializeCompany({ logoPath, openOffers, createdAt, ...row }: CompanyRow): Company {
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
