"use client";
import dynamic from "next/dynamic";
import { areaMessages, messageFile, toEmptyComponent } from "./message-file";

export const CompanyMessages = areaMessages({
  fr: messageFile(
    dynamic(() => import("./company-fr").then(toEmptyComponent)),
    () => import("./company-fr"),
  ),
  en: messageFile(
    dynamic(() => import("./company-en").then(toEmptyComponent)),
    () => import("./company-en"),
  ),
});
