import type { Page } from "@playwright/test";

/** Chromium's virtual authenticator, in place of a fingerprint reader. It exists as long as the page. */
export async function addVirtualAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return {
    /** Makes the next prompts fail as they do when the user cancels them. */
    setCancelled: (isCancelled: boolean) =>
      session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: !isCancelled }),
    clear: () => session.send("WebAuthn.clearCredentials", { authenticatorId }),
  };
}
