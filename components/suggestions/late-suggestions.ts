"use client";
import { lateComponent } from "@/components/ui/late-component";

/** Without initial data the browser fetches them, so their code is loaded after the page's. */
export const LateSuggestions = lateComponent(async () => (await import("./suggestions")).Suggestions);
