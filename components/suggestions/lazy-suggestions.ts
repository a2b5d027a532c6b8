"use client";
import { lazyComponent } from "@/components/ui/lazy-component";

/** The browser fetches the suggestions when there is no initial data, so their code is loaded after the page's. */
export const LazySuggestions = lazyComponent(async () => (await import("./suggestions")).Suggestions);
