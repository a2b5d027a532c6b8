import { publicPages } from "@/lib/routes";

type MenuPage = Extract<(typeof publicPages)[number], { menu: string }>;

function menuPages<M extends MenuPage["menu"]>(menu: M) {
  return publicPages.filter(
    (page): page is Extract<MenuPage, { menu: M }> => "menu" in page && page.menu === menu,
  );
}

export const siteLinks = menuPages("site");
export const ruleLinks = menuPages("rules");
