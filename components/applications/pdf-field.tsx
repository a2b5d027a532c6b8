import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { cx } from "@/components/ui/cx";
import { Field, type FieldControl } from "@/components/ui/field";
import { FileZone } from "@/components/ui/file-zone";
import { IconButton } from "@/components/ui/icon-button";
import { FileText, X } from "@/components/ui/icons";
import { useFormatSize } from "@/components/ui/use-format-size";
import type { DocumentKind } from "@/db/enums";
import type { OwnDocument } from "@/lib/documents/schemas";
import type { SelectedDocument } from "./use-apply";

type Props = {
  kind: DocumentKind;
  label: ReactNode;
  selected: SelectedDocument | undefined;
  savedDocuments: OwnDocument[];
  error: string | undefined;
  onChange: (selected: SelectedDocument | undefined) => void;
  required: boolean;
  /** Another source of a document, shown while none is selected. */
  children: ReactNode;
};

const maxOffered = 4;

/** A PDF dropped or picked from the device, or a saved one. What takes the place of another has its name, and so its focus. */
export function PdfField(props: Props) {
  const { kind, label, selected, savedDocuments, error, onChange, required, children } = props;
  const t = useTranslations("applications.apply");
  const offered = savedDocuments.filter((document) => document.kind === kind).slice(0, maxOffered);
  return (
    <div data-kind={kind}>
      <Field label={label} hint={t("hint")} error={error} required={required} optional={!required}>
        {(control) =>
          selected ? (
            <SelectedFile
              kind={kind}
              control={control}
              selected={selected}
              onRemove={() => onChange(undefined)}
            />
          ) : (
            <FileZone
              name={kind}
              control={control}
              accept="application/pdf,.pdf"
              choose={t("choose")}
              onFile={(file) => onChange({ file })}
            />
          )
        }
      </Field>
      {!selected && offered.length > 0 && (
        <div className="mt-3 grid gap-1">
          <p className="text-muted text-sm">{t("reuseDocument")}</p>
          <ul className="grid gap-1">
            {offered.map((document) => (
              <li key={document.id}>
                <button
                  type="button"
                  name={kind}
                  className={savedStyle}
                  onClick={() => onChange({ saved: document })}
                >
                  <FileText className="size-4 shrink-0 text-muted" />
                  <span className="wrap-anywhere min-w-0">{t("use", { name: document.name })}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {!selected && children}
    </div>
  );
}

type SelectedFileProps = {
  kind: DocumentKind;
  control: FieldControl;
  selected: SelectedDocument;
  onRemove: () => void;
};

function SelectedFile({ kind, control, selected, onRemove }: SelectedFileProps) {
  const t = useTranslations("applications.apply");
  const formatSize = useFormatSize();
  const { name, size } = "file" in selected ? selected.file : selected.saved;
  return (
    <div
      className={cx(selectedStyle, control["aria-invalid"] ? "border-2 border-danger" : "border border-edge")}
    >
      <FileText className="shrink-0 text-accent" />
      <span className="wrap-anywhere min-w-0 flex-1 text-sm">{name}</span>
      <span className="shrink-0 text-muted text-sm tabular-nums">{formatSize(size)}</span>
      <IconButton
        name={kind}
        aria-describedby={control["aria-describedby"]}
        label={t("remove", { name })}
        onClick={onRemove}
        icon={<X />}
      />
    </div>
  );
}

const selectedStyle = "flex items-center gap-3 rounded-control bg-surface py-1 pr-1 pl-3";
const savedStyle =
  "flex min-h-11 w-full items-center gap-2 rounded-control px-3 text-left text-sm transition-colors hover:bg-wash " +
  "md:min-h-9";
