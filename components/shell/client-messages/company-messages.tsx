"use client";
import dynamic from "next/dynamic";
import { areaMessages, toEmptyComponent } from "./area-messages";

export const CompanyMessages = areaMessages(
  {
    fr: dynamic(() => import("./company-fr").then(toEmptyComponent)),
    en: dynamic(() => import("./company-en").then(toEmptyComponent)),
  },
  { fr: () => import("./company-fr"), en: () => import("./company-en") },
);
