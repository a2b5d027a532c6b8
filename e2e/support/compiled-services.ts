import { builtServices, compiledFile } from "@/scripts/services/supervised-process";

export const servicesOnly = "e2e/support/services-only.ts";

/** Compiled services start in a quarter of the time that they need with a compiler beside them. */
export const compiledServices = () => process.env.TEST_SERVICES ?? builtServices;

export const compiledService = (module: string) => compiledFile(module, compiledServices());
