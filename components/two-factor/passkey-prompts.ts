import { useTranslations } from "next-intl";
import { useBrowserValue } from "@/components/ui/use-browser-value";
import { ApiError } from "@/lib/core/api/client";
import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from "@/lib/two-factor/schemas";

const library = () => import("@simplewebauthn/browser");

/** False in the few browsers without WebAuthn, once the page is hydrated. */
export function usePasskeySupport(): boolean {
  return useBrowserValue(() => "PublicKeyCredential" in window, true);
}

/** The prompts of the browser for a passkey. They reject with a translated message. */
export function usePasskeyPrompts() {
  const t = useTranslations("users.passkey");
  async function prompt<T>(openPrompt: () => Promise<T>): Promise<T> {
    try {
      return await openPrompt();
    } catch (error) {
      const { name } = error as Error;
      throw new ApiError(0, "passkey_prompt", t(promptErrors[name] ?? "unavailable"));
    }
  }
  return {
    createPasskey: (optionsJSON: PasskeyCreationOptions): Promise<PasskeyRegistration> =>
      prompt(async () => (await library()).startRegistration({ optionsJSON })),
    getPasskey: (optionsJSON: PasskeyRequestOptions): Promise<PasskeyAssertion> =>
      prompt(async () => (await library()).startAuthentication({ optionsJSON })),
  };
}

/** Browsers do not say whether the user cancelled, waited too long or has no passkey here. */
const promptErrors: Partial<Record<string, "cancelled" | "existsHere">> = {
  NotAllowedError: "cancelled",
  AbortError: "cancelled",
  InvalidStateError: "existsHere",
};
