import { ImagePlus, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import type { OwnCompany } from "@/lib/companies/schemas";
import type { Logo } from "./use-logo";

export function LogoField({ company, logo }: { company: OwnCompany; logo: Logo }) {
  const t = useTranslations("companies.profile");
  const input = useRef<HTMLInputElement>(null);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold text-sm">{t("logo")}</legend>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar id={company.id} name={company.name} src={logo.url} size={96} />
        <div className="grid gap-2">
          <p className="text-muted text-sm">{t("logoHint")}</p>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="small" onClick={() => input.current?.click()}>
              <ImagePlus />
              {t("chooseLogo")}
            </Button>
            {logo.url && (
              <Button variant="quiet" size="small" onClick={logo.remove}>
                <Trash2 />
                {t("removeLogo")}
              </Button>
            )}
          </div>
        </div>
      </div>
      <FieldError>{logo.error}</FieldError>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t("logo")}
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          if (chosen) logo.choose(chosen);
          event.target.value = "";
        }}
      />
    </fieldset>
  );
}
