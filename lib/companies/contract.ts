import * as z from "zod/mini";
import { anyone, endpoint } from "@/lib/core/api/endpoint";
import { pageQuery, paginator } from "@/lib/core/api/pagination";
import { imageErrors, imageTypes } from "@/lib/core/images/constants";
import { emptyToNull, emptyToUndefined, flag, name, singleLine, text } from "@/lib/core/schemas/fields";
import { httpsUrl } from "@/lib/core/schemas/https-url";
import { companyLimits } from "./limits";
import { company, companyWithResponsiveness, ownCompany, siret } from "./schemas";

const companyFields = z.object({
  name: name(companyLimits.name, { min: 2, required: "company_name_required", short: "name_too_short" }),
  description: text(companyLimits.description),
  website: emptyToNull(httpsUrl(companyLimits.website)),
  location: emptyToNull(singleLine(companyLimits.location)),
  siret: emptyToNull(siret),
  remove_logo: emptyToUndefined(flag),
});

export const companiesQuery = z.object({ q: emptyToUndefined(text(100)), ...pageQuery(24) });

export const listCompanies = endpoint("GET /api/companies", {
  access: anyone,
  query: companiesQuery,
  data: paginator(company),
});

export const getCompany = endpoint("GET /api/companies/{id}", {
  access: anyone,
  data: companyWithResponsiveness,
});

export const getOwnCompany = endpoint("GET /api/company", {
  access: ["company"],
  data: ownCompany,
  errors: ["not_found"],
});

export const updateOwnCompany = endpoint("PUT /api/company", {
  access: ["company"],
  body: z.partial(companyFields),
  files: { logo: { max: 1, maxBytes: companyLimits.logoBytes, types: imageTypes } },
  data: ownCompany,
  errors: ["not_found", "company_suspended", ...imageErrors],
});
