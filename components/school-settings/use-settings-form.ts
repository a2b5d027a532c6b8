import { useTranslations } from "next-intl";
import type { DefaultValues, FieldValues } from "react-hook-form";
import type * as z from "zod/mini";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { type CallOptions, call } from "@/lib/core/api/client";
import type { Endpoint } from "@/lib/core/api/endpoint";

type SettingsEndpoint<V> = Endpoint & { response: z.core.$ZodType<{ data: V }> };

/** The form for settings that several administrators may edit at the same time, with the texts of `name`. */
export function useSettingsForm<E extends SettingsEndpoint<V>, V extends FieldValues>(
  name: "contact" | "landing" | "legalNotice",
  change: E,
  options: { read: SettingsEndpoint<V>; values: V; draftKey: string },
) {
  const t = useTranslations("school-settings");
  return useEndpointForm<E, V>(change, {
    errorText: t(`${name}.failed`),
    defaultValues: options.values as DefaultValues<V>,
    draftKey: options.draftKey,
    isShared: true,
    // Only the edited fields are sent: another administrator may have changed the others meanwhile.
    request: (_, edited, expected) => ({ body: { ...edited, expected } }) as unknown as CallOptions<E>,
    loadCurrent: async () => (await call(options.read, {} as CallOptions<typeof options.read>)).data,
    successText: t(`${name}.saved`),
    reset: ({ data }) => data as DefaultValues<V>,
  });
}
