import { type PublicLayoutProps, readLocale } from "@/components/site/public-layout";
import { SiteFooter } from "@/components/site/site-footer";
import { SiteHeader } from "@/components/site/site-header";

/** The pages below are rendered per request, or read from the server's page cache; they are the same for everyone. */
export const dynamic = "force-dynamic";

export default async function BoardLayout({ children, params }: PublicLayoutProps) {
  await readLocale(params);
  return (
    <>
      <SiteHeader />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto max-w-page px-4 py-10 outline-none md:px-6 md:py-14"
      >
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
