"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { FormError } from "@/components/ui/form-error";
import { useMutation } from "@/components/ui/use-mutation";
import { acceptInvitation } from "@/lib/companies/members-contract";
import { enterCompany } from "./enter-company";

export function JoinButton({ token }: { token: string }) {
  const t = useTranslations("companies.join");
  const [accepted, setAccepted] = useState(false);
  const { run, isBusy, error } = useMutation(acceptInvitation, {
    errorText: t("failed"),
    toast: false,
    onSuccess(response) {
      setAccepted(true);
      enterCompany(response);
    },
  });
  return (
    <div>
      <FormError>{error}</FormError>
      <Button isBusy={isBusy || accepted} onClick={() => run({ body: { token } })}>
        {t("join")}
      </Button>
    </div>
  );
}
