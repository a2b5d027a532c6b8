"use client";
import dynamic from "next/dynamic";
import { areaMessages, messageFile, toEmptyComponent } from "./message-file";

export const AdminMessages = areaMessages({
  fr: messageFile(
    dynamic(() => import("./admin-fr").then(toEmptyComponent)),
    () => import("./admin-fr"),
  ),
  en: messageFile(
    dynamic(() => import("./admin-en").then(toEmptyComponent)),
    () => import("./admin-en"),
  ),
});
