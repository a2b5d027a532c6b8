"use client";

import { useTranslations } from "next-intl";
import { DeleteButton } from "@/components/ui/delete-button";
import { FileText } from "@/components/ui/icons";
import { SectionCard } from "@/components/ui/section-card";
import { useEndpoint } from "@/components/ui/use-endpoint";
import { useFormatSize } from "@/components/ui/use-format-size";
import { storageUrl } from "@/lib/core/storage/urls";
import { deleteDocument, listDocuments } from "@/lib/documents/contract";
import type { OwnDocument } from "@/lib/documents/schemas";

/** A deleted document stays with the applications that it was sent with. */
export function MyDocuments({ initialData }: { initialData: OwnDocument[] }) {
  const t = useTranslations("applications.own");
  const { data, mutate } = useEndpoint(listDocuments, {}, { fallbackData: { data: initialData } });
  const documents = data?.data ?? initialData;
  if (documents.length === 0) return null;
  return (
    <SectionCard id="own-documents" title={t("title")} className="grid content-start gap-2">
      <p className="text-muted text-sm">{t("hint")}</p>
      <ul className="grid divide-y divide-line">
        {documents.map((document) => (
          <DocumentLine key={document.id} document={document} onDeleted={() => mutate()} />
        ))}
      </ul>
    </SectionCard>
  );
}

function DocumentLine({ document, onDeleted }: { document: OwnDocument; onDeleted: () => unknown }) {
  const t = useTranslations("applications.own");
  const tKinds = useTranslations("applications.documents");
  const formatSize = useFormatSize();
  const { id, name, kind, applications_count: count } = document;
  return (
    <li className="flex items-center gap-3 py-1">
      <FileText className="shrink-0 text-muted" />
      <span className="min-w-0 flex-1">
        <a
          href={storageUrl(`documents/${id}`)}
          target="_blank"
          rel="noopener"
          className="wrap-anywhere relative block text-accent text-sm underline underline-offset-4 max-md:after:absolute max-md:after:inset-x-0 max-md:after:-top-2 max-md:after:-bottom-4"
        >
          {name}
        </a>
        <span className="text-muted text-xs">
          {tKinds(kind)} · {formatSize(document.size)} · {t("sent", { count })}
        </span>
      </span>
      <DeleteButton
        label={t("delete", { name })}
        text={t("deleteText")}
        endpoint={deleteDocument}
        options={{ params: { id } }}
        errorText={t("failed")}
        successText={t("deleted")}
        onDeleted={onDeleted}
      />
    </li>
  );
}
