import { useEffect } from "react";

const prefix = /^\(\d+\+?\) /;
const maxCount = 99;

/** The count of unread conversations before the tab's title, whichever page sets it, and on an installed app's icon. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const update = () => {
      // The next page's title is on its way, and the router announces the heading.
      if (document.title === "") return;
      const plain = document.title.replace(prefix, "");
      const title = count > 0 ? `(${count > maxCount ? `${maxCount}+` : count}) ${plain}` : plain;
      if (document.title !== title) document.title = title;
    };
    update();
    // Rejected where the browser has no badge; nothing is lost.
    navigator.setAppBadge?.(count).catch(() => {});
    const observer = new MutationObserver(update);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [count]);
}
