import { cachedProbe } from "@/lib/core/health/cached-probe";
import { storage } from "./storage";

export const storageAnswers = cachedProbe(() => storage().check(), 5000, 1000);
