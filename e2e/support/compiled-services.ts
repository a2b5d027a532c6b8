import { builtServices, compiledFile } from "@/scripts/services/supervised-process";

export const servicesOnly = "e2e/support/services-only.ts";

/** A process starts from them in a quarter of the time that it takes with a compiler beside it. */
export const compiledServices = () => process.env.TEST_SERVICES ?? builtServices;

export const compiledService = (module: string) => compiledFile(module, compiledServices());
