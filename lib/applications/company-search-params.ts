import * as z from "zod/mini";
import { omitPageSize, searchParamsParser } from "@/lib/core/http/search-params";
import { emptyToUndefined, id } from "@/lib/core/schemas/fields";
import { applicationsQuery } from "./contract";

export const parseCompanySearchParams = searchParamsParser(
  z.object({
    ...omitPageSize(applicationsQuery.shape),
    view: z._default(z.enum(["list", "board"]), "list"),
    application: emptyToUndefined(id),
  }),
);
export type CompanySearchParams = ReturnType<typeof parseCompanySearchParams>;
