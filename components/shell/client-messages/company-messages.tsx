"use client";
import dynamic from "next/dynamic";
import { areaMessages, file, nothing } from "./message-file";

export const CompanyMessages = areaMessages({
  fr: file(
    dynamic(() => import("./company-fr").then(nothing)),
    () => import("./company-fr"),
  ),
  en: file(
    dynamic(() => import("./company-en").then(nothing)),
    () => import("./company-en"),
  ),
});
