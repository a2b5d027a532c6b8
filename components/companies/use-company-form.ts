"use client";

import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type UseFormReturn, useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { toast } from "@/components/ui/toast";
import { companyBody, updateOwnCompany } from "@/lib/companies/contract";
import type { OwnCompany } from "@/lib/companies/schemas";
import { ApiError, call } from "@/lib/core/api/client";
import { errorMessage } from "@/lib/core/api/error-message";
import type { Logo } from "./use-logo";

type Typed = z.input<typeof companyBody>;
export type CompanyFormState = UseFormReturn<Typed, unknown, z.output<typeof companyBody>>;
const fields = ["name", "description", "website", "location"] as const;

/** Saves the company's page with its logo; what went wrong stands at its field. */
export function useCompanyForm(company: OwnCompany, logo: Logo) {
  const t = useTranslations("companies.profile");
  const router = useRouter();
  const form = useForm<Typed, unknown, z.output<typeof companyBody>>({
    resolver: standardSchemaResolver(companyBody),
    defaultValues: {
      name: company.name,
      description: company.description,
      website: company.website ?? "",
      location: company.location ?? "",
    },
  });

  const submit = form.handleSubmit(async (typed) => {
    try {
      const { data } = await call(updateOwnCompany, { body: formOf(typed, logo) });
      logo.keep(data.logo_url);
      form.setValue("website", data.website ?? "");
      toast.success(t("saved"));
      router.refresh();
    } catch (error) {
      explain(error);
    }
  });

  function explain(error: unknown) {
    const errors = error instanceof ApiError ? error.errors : {};
    const known = fields.filter((field) => errors[field]?.[0]);
    for (const field of known)
      form.setError(field, { type: "server", message: errors[field]?.[0] }, { shouldFocus: true });
    if (known.length === 0) form.setError("root", { message: errorMessage(error, t("failed")) });
  }
  return { form, submit };
}

function formOf(typed: z.output<typeof companyBody>, logo: Logo): FormData {
  const body = new FormData();
  for (const field of fields) body.append(field, typed[field] ?? "");
  if (logo.file) body.append("logo", logo.file);
  if (logo.removed) body.append("remove_logo", "1");
  return body;
}
