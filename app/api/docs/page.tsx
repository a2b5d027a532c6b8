import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ApiDocs } from "@/components/api/api-docs";
import { openApiDocument } from "@/lib/openapi/document";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("api");
  return { title: t("title"), description: t("intro.lead") };
}

const document = openApiDocument();

export default function DocsPage() {
  return <ApiDocs document={document} />;
}
