"use client";
import dynamic from "next/dynamic";
import { areaMessages, file, nothing } from "./message-file";

export const CompanyMessages = areaMessages({
  fr: file(
    dynamic(() => import("./company-fr").then(nothing)),
    async () => (await import("./company-fr")).messages,
  ),
  en: file(
    dynamic(() => import("./company-en").then(nothing)),
    async () => (await import("./company-en")).messages,
  ),
});
