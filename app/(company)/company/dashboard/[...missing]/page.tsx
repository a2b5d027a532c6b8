import { notFound } from "next/navigation";
import { areaPage } from "@/components/shell/area-page";
import { pageTitle } from "@/components/shell/page-title";
import { companyPaths } from "@/lib/routes";

export const generateMetadata = pageTitle("shell.missing.title");

/** Catches the unknown paths of the area: without it, they would show the not-found screen of visitors. */
export default areaPage("company", companyPaths.home, notFound);
