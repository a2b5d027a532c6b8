import { useTranslations } from "next-intl";
import { cx } from "./cx";
import type { FieldControl } from "./field";
import { FileText, Upload } from "./icons";
import { useDrop } from "./use-drop";
import { useFormatSize } from "./use-format-size";

type Props = {
  control: FieldControl;
  accept: string;
  /** The label of the button, such as "Choose a PDF". */
  choose: string;
  /** The selected file, where it does not replace the zone. */
  file?: File | undefined;
  onFile: (file: File) => void;
  name?: string;
};

/** A file dropped or picked from the device. */
export function FileZone({ control, accept, choose, file, onFile, name }: Props) {
  const { isOver, events } = useDrop(([dropped]) => dropped && onFile(dropped));
  return (
    <label
      htmlFor={control.id}
      {...events}
      className={cx(zoneStyle, isOver && "border-accent bg-accent-soft")}
    >
      {file ? <ChosenFile file={file} /> : <Prompt choose={choose} />}
      <input
        {...control}
        name={name}
        type="file"
        accept={accept}
        className="sr-only"
        onChange={({ target }) => {
          const [picked] = target.files ?? [];
          // The same file can be picked again, once it is corrected.
          target.value = "";
          if (picked) onFile(picked);
        }}
      />
    </label>
  );
}

function Prompt({ choose }: { choose: string }) {
  const t = useTranslations("ui.file");
  return (
    <>
      <Upload className="text-muted" />
      <span>
        <span className="font-semibold text-accent">{choose}</span>{" "}
        <span className="pointer-coarse:hidden">{t("drop")}</span>
      </span>
    </>
  );
}

function ChosenFile({ file: { name, size } }: { file: File }) {
  const t = useTranslations("ui.file");
  const formatSize = useFormatSize();
  return (
    <>
      <FileText className="shrink-0 text-accent" />
      <span className="min-w-0 flex-1">
        <span className="wrap-anywhere">{name}</span>{" "}
        <span className="whitespace-nowrap text-muted tabular-nums">{formatSize(size)}</span>
      </span>
      <span className="shrink-0 font-semibold text-accent">{t("change")}</span>
    </>
  );
}

const zoneStyle =
  "flex min-h-16 cursor-pointer items-center gap-3 rounded-control border border-edge border-dashed bg-surface px-4 " +
  "py-3 text-sm transition-colors hover:bg-wash has-focus-visible:outline-2 has-focus-visible:outline-focus " +
  "has-focus-visible:outline-offset-2 has-aria-invalid:border-2 has-aria-invalid:border-danger";
