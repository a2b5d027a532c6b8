import { useTranslations } from "next-intl";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { Trash2 } from "@/components/ui/icons";
import { ImageButton } from "@/components/ui/image-button";
import type { ChosenImage } from "@/components/ui/use-chosen-image";
import type { OwnCompany } from "@/lib/companies/schemas";

export function LogoField({ company, logo }: { company: OwnCompany; logo: ChosenImage }) {
  const t = useTranslations("companies.profile");
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold text-sm">{t("logo")}</legend>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar id={company.id} name={company.name} src={logo.url} size={96} />
        <div className="grid gap-2">
          <p className="text-muted text-sm">{t("logoHint")}</p>
          <div className="flex flex-wrap gap-2">
            <ImageButton
              variant="secondary"
              size="small"
              label={t("chooseLogo")}
              inputLabel={t("logo")}
              onPick={([file]) => file && logo.choose(file)}
            />
            {logo.url && (
              <Button variant="quiet-danger" size="small" onClick={logo.remove}>
                <Trash2 />
                {t("removeLogo")}
              </Button>
            )}
          </div>
        </div>
      </div>
      <FieldError>{logo.error}</FieldError>
    </fieldset>
  );
}
