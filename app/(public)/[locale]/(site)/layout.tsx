import { type PublicLayoutProps, readLocale } from "@/components/site/public-layout";
import { SiteFooter } from "@/components/site/site-footer";
import { SiteHeader } from "@/components/site/site-header";

/** A first segment that is no locale is a not-found page. */
export const dynamicParams = false;

/** Sets the locale too, because layouts are rendered in parallel. */
export default async function SiteLayout({ children, params }: PublicLayoutProps) {
  await readLocale(params);
  return (
    <>
      <SiteHeader />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
