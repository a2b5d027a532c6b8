/**
 * One load for all who wait for it. What could not be loaded is loaded again: as long as the server's HTML stands in its
 * place, as soon as the network may be back; later when it is needed again, since an error screen or a toast offers that.
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

/** React renders what waits once more when a load has failed: a new one at that moment would follow without end. */
const renderMs = 200;
const retryMs = 5000;

async function loadForHydration<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (isHydrated()) throw error;
      await mayBeOnline();
    }
  }
}

function isHydrated(): boolean {
  return Boolean(window.earlyClicks?.isPageHydrated) && !document.querySelector("[data-hydrate-later]");
}

function mayBeOnline(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener("online", () => resolve(), { once: true });
    setTimeout(resolve, retryMs);
  });
}
