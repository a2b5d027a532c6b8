"use client";
import { lateComponent } from "@/components/ui/late-component";

/** The browser fetches the suggestions when there is no initial data, so their code is loaded after the page's. */
export const LateSuggestions = lateComponent(async () => (await import("./suggestions")).Suggestions);
