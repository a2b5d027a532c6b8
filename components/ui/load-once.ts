/**
 * Shares one load among all callers. What could not be loaded is loaded again: while the server's HTML is shown, as
 * soon as the network may be back; later when it is next needed, since an error screen or a toast offers that.
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    if (!loading) {
      loading = loadForHydration(load);
      loading.catch(() => setTimeout(() => (loading = undefined), renderMs));
    }
    return loading;
  };
}

/** React renders a suspended component again when its load has failed: a new load at that moment would repeat without end. */
const renderMs = 200;
const retryMs = 5000;

async function loadForHydration<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (isHydrated()) throw error;
      await waitUntilOnline();
    }
  }
}

function isHydrated(): boolean {
  return Boolean(window.earlyClicks?.isPageHydrated) && !document.querySelector("[data-hydrate-later]");
}

function waitUntilOnline(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener("online", () => resolve(), { once: true });
    setTimeout(resolve, retryMs);
  });
}
