import { useTranslations } from "next-intl";
import { FindJobs } from "@/components/jobs/public/find-jobs";
import { AboutBlurb, WhatPeopleDo } from "./blurbs";
import { Figures } from "./figures";
import { Hero } from "./hero";
import { SignUpBanner } from "./sign-up-banner";
import { Testimonials } from "./testimonials";

export function Landing() {
  const t = useTranslations("site.home");
  return (
    <>
      <Hero />
      <Figures title={t("figures")} />
      <FindJobs />
      <AboutBlurb />
      <WhatPeopleDo />
      <Testimonials />
      <SignUpBanner />
    </>
  );
}
