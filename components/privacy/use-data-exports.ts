"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import { buildUrl, call } from "@/lib/core/api/client";
import { errorMessage } from "@/lib/core/api/error-message";
import { type DataExport, listDataExports, requestDataExport } from "@/lib/privacy/contract";

const betweenLooks = 3000;

/** One's archives, looked after while one is being made. */
export function useDataExports(first: DataExport[]) {
  const t = useTranslations("data.export");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { data, mutate } = useSWR(
    buildUrl(listDataExports, {}),
    async () => (await call(listDataExports, {})).data,
    {
      fallbackData: first,
      revalidateOnMount: false,
      refreshInterval: (now) => (now?.some(({ status }) => status === "pending") ? betweenLooks : 0),
    },
  );

  async function ask() {
    setBusy(true);
    setError(undefined);
    try {
      const { data: asked } = await call(requestDataExport, {});
      await mutate(asked, { revalidate: false });
    } catch (failure) {
      setError(errorMessage(failure, t("problem")));
    }
    setBusy(false);
  }
  return { exports: data ?? first, ask, busy, error };
}
