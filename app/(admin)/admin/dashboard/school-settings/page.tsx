import { getLocale } from "next-intl/server";
import { AppearanceForm } from "@/components/school-settings/appearance-form";
import { LandingForm } from "@/components/school-settings/landing-form";
import { LegalNoticeForm } from "@/components/school-settings/legal-notice-form";
import { LogoForm } from "@/components/school-settings/logo-form";
import { ModerationRulesForm } from "@/components/school-settings/moderation-rules-form";
import { SchoolContactForm } from "@/components/school-settings/school-contact-form";
import { SchoolRulesForm } from "@/components/school-settings/school-rules-form";
import { SchoolSettingsForm } from "@/components/school-settings/school-settings-form";
import { SchoolSettingsHeader } from "@/components/school-settings/school-settings-header";
import { PageLayout } from "@/components/shell/page-layout";
import { pageTitle } from "@/components/shell/page-title";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { listCountries } from "@/lib/core/i18n/countries";
import { adminPaths } from "@/lib/routes";
import { getAppearance } from "@/lib/school-settings/appearance";
import { getSchoolContact } from "@/lib/school-settings/contact";
import { getLanding } from "@/lib/school-settings/landing";
import { getLegalNotice } from "@/lib/school-settings/legal-notice";
import { getLogo } from "@/lib/school-settings/logo";
import { getSchoolSettings } from "@/lib/school-settings/queries";
import { getModerationRules } from "@/lib/school-settings/rules";
import { getSchoolRules } from "@/lib/school-settings/school-rules";
import { timeZones } from "@/lib/school-settings/time-zones";
import { defaultAccent } from "@/lib/site";

export const generateMetadata = pageTitle("school-settings.title");

export default async function SchoolSettingsPage() {
  const viewer = await requirePageViewer(["admin"], adminPaths.schoolSettings);
  const [settings, contact, legalNotice, appearance, logo, landing, schoolRules, rules] = await Promise.all([
    getSchoolSettings(viewer),
    getSchoolContact(viewer),
    getLegalNotice(viewer),
    getAppearance(viewer),
    getLogo(viewer),
    getLanding(viewer),
    getSchoolRules(viewer),
    getModerationRules(viewer),
  ]);
  return (
    <PageLayout>
      <SchoolSettingsHeader />
      <div className="mt-4 grid grid-cols-1 gap-8">
        <SchoolSettingsForm settings={settings} timeZones={timeZones} />
        <SchoolContactForm contact={contact} countries={listCountries(await getLocale())} />
        <LegalNoticeForm legalNotice={legalNotice} contact={contact} />
        <AppearanceForm appearance={appearance} defaultAccent={defaultAccent} />
        <LogoForm logo={logo} name={contact.name} accent={appearance.accent} />
        <LandingForm landing={landing} />
        <SchoolRulesForm rules={schoolRules} />
        <ModerationRulesForm rules={rules} />
      </div>
    </PageLayout>
  );
}
