"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { FormError } from "@/components/ui/form-error";
import { useJoin } from "./use-join";

export function JoinButton({ token }: { token: string }) {
  const t = useTranslations("companies.join");
  const join = useJoin(token);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function accept() {
    setBusy(true);
    const found = await join({});
    setProblem(found?.text);
    setBusy(found === null);
  }
  return (
    <div>
      <FormError>{problem}</FormError>
      <Button busy={busy} onClick={accept}>
        {t("join")}
      </Button>
    </div>
  );
}
