import { useTranslations } from "next-intl";
import { FileText } from "@/components/ui/icons";
import type { DocumentKind } from "@/db/enums";
import type { Application } from "@/lib/applications/schemas";
import { storageUrl } from "@/lib/core/storage/urls";

type Props = {
  application: Pick<Application, "id" | "resume" | "cover_letter" | "student">;
  /** Without the names of the files; screen readers distinguish the links of a list by the student's name. */
  compact?: boolean;
};

/** Links to permanent paths: each click is redirected to a fresh link. */
export function Documents({ application, compact }: Props) {
  const { id, resume, cover_letter, student } = application;
  const listed = compact ? student.name : undefined;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      <Line id={id} kind="resume" name={resume.name} student={listed} />
      {cover_letter && <Line id={id} kind="cover_letter" name={cover_letter.name} student={listed} />}
    </ul>
  );
}

type LineProps = { id: number; kind: DocumentKind; name: string; student: string | undefined };

function Line({ id, kind, name, student }: LineProps) {
  const t = useTranslations("applications.documents");
  return (
    <li className="min-w-0">
      <a
        href={storageUrl(`applications/${id}/${kind}`)}
        target="_blank"
        rel="noopener"
        aria-label={student && `${t(kind)} (${t("newTabOf", { name: student })})`}
        className={linkStyle}
      >
        <FileText className="size-4 shrink-0" />
        <span className="wrap-anywhere min-w-0">{student ? t(kind) : t(`${kind}_named`, { name })}</span>
        <span className="sr-only"> ({t("newTab")})</span>
      </a>
    </li>
  );
}

const linkStyle =
  "inline-flex min-h-11 max-w-full items-center gap-1.5 text-accent text-sm underline underline-offset-4 md:min-h-9";
