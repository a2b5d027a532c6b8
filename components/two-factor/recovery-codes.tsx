import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { copyText } from "@/components/ui/copy-text";
import { focusOnMount } from "@/components/ui/focus-on-mount";

type Props = { codes: string[]; closeLabel: string; onClose: () => void; heading?: "h2" | "h3" };

/** Shown once: they are stored as hashes. */
export function RecoveryCodes({ codes, closeLabel, onClose, heading: Heading = "h3" }: Props) {
  const t = useTranslations("two-factor");
  const text = `${codes.join("\n")}\n`;
  const copy = () => copyText(text, { successText: t("copied"), errorText: t("copyFailed") });
  return (
    <div className="grid gap-4">
      <div>
        <Heading ref={focusOnMount} tabIndex={-1} className="outline-none">
          {t("codesTitle")}
        </Heading>
        <p className="mt-1 text-muted text-sm">{t("codesText")}</p>
      </div>
      <ul
        aria-label={t("codesTitle")}
        className="grid max-w-[25rem] grid-cols-2 large-text:grid-cols-1 gap-x-6 gap-y-1 rounded-control border border-line bg-wash p-4 font-mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={copy}>
          {t("copy")}
        </Button>
        <Button variant="secondary" onClick={() => download(t("fileName"), text)}>
          {t("download")}
        </Button>
        <Button onClick={onClose}>{closeLabel}</Button>
      </div>
    </div>
  );
}

function download(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
