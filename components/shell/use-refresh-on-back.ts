import { usePathname, useRouter } from "next/navigation";
import { useEffect, useRef } from "react";

/** Going back or forward may show a cached page, of the router or of the browser: its data is fetched again. */
export function useRefreshOnBack(): void {
  const router = useRouter();
  const pathname = usePathname();
  const restoredPath = useRef("");
  useEffect(() => {
    const onPopState = () => {
      restoredPath.current = location.pathname;
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) =>
      persisted && navigator.onLine && router.refresh();
    window.addEventListener("popstate", onPopState);
    window.addEventListener("pageshow", onPageShow);
    return () => {
      window.removeEventListener("popstate", onPopState);
      window.removeEventListener("pageshow", onPageShow);
    };
  }, [router]);
  // Runs after the router has shown the page, because the router would drop an earlier refresh.
  useEffect(() => {
    if (restoredPath.current === pathname && navigator.onLine) router.refresh();
    restoredPath.current = "";
  }, [pathname, router]);
}
