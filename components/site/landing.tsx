import { useTranslations } from "next-intl";
import { AboutBlurb, WhatPeopleDo } from "./blurbs";
import { Figures } from "./figures";
import { FindOffer } from "./find-offer";
import { Hero } from "./hero";
import { SignUpBanner } from "./sign-up-banner";
import { Testimonials } from "./testimonials";

export function Landing() {
  const t = useTranslations("site.home");
  return (
    <>
      <Hero />
      <Figures title={t("figures")} />
      <FindOffer />
      <AboutBlurb />
      <WhatPeopleDo />
      <Testimonials />
      <SignUpBanner />
    </>
  );
}
