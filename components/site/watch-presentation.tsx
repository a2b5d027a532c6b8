"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Play } from "@/components/ui/icons";
import type { Locale } from "@/lib/core/i18n/locales";
import { PresentationVideo } from "./presentation-video";

type Texts = Record<"watch" | "title" | "unsupported", string>;

export function WatchPresentation({ locale, texts }: { locale: Locale; texts: Texts }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} className="justify-self-start">
        <Play />
        {texts.watch}
      </Button>
      <Dialog size="large" open={isOpen} onClose={() => setOpen(false)} title={texts.title}>
        <PresentationVideo locale={locale} unsupported={texts.unsupported} />
      </Dialog>
    </>
  );
}
