"use client";
import dynamic from "next/dynamic";
import { areaMessages, file, nothing } from "./message-file";

export const AdminMessages = areaMessages({
  fr: file(
    dynamic(() => import("./admin-fr").then(nothing)),
    async () => (await import("./admin-fr")).messages,
  ),
  en: file(
    dynamic(() => import("./admin-en").then(nothing)),
    async () => (await import("./admin-en")).messages,
  ),
});
