"use client";
import { lateComponent } from "@/components/ui/late-component";

/** Without initial data they are fetched by the browser anyway, and their code after the page's. */
export const LateSuggestions = lateComponent(async () => (await import("./suggestions")).Suggestions);
