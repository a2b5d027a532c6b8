"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type * as z from "zod/mini";
import { toast } from "@/components/ui/toast";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { type companyBody, updateOwnCompany } from "@/lib/companies/contract";
import type { OwnCompany } from "@/lib/companies/schemas";
import type { Logo } from "./use-logo";

export type CompanyFormState = ReturnType<typeof useCompanyForm>;

export function useCompanyForm(company: OwnCompany, logo: Logo) {
  const t = useTranslations("companies.profile");
  const router = useRouter();
  const { name, description, website, location } = company;
  const state = useEndpointForm(updateOwnCompany, {
    defaultValues: { name, description, website: website ?? "", location: location ?? "" },
    failed: t("failed"),
    request: (values) => ({ body: formDataOf(values, logo) }),
    onSuccess({ data }) {
      logo.keep(data.logo_url);
      state.form.setValue("website", data.website ?? "");
      toast.success(t("saved"));
      router.refresh();
    },
  });
  return state;
}

function formDataOf(values: z.output<typeof companyBody>, logo: Logo): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.append(name, String(value ?? ""));
  if (logo.file) body.append("logo", logo.file);
  if (logo.removed) body.append("remove_logo", "1");
  return body;
}
