import { useState } from "react";
import { call } from "@/lib/core/api/client";
import type { TwoFactor } from "@/lib/two-factor/contract";
import { getPasskeyOptions } from "@/lib/two-factor/passkeys-contract";
import type { Proof } from "@/lib/two-factor/schemas";
import { usePasskeyPrompts, usePasskeySupport } from "./passkey-prompts";

/** The second factor that confirms a change: a passkey where there is one, unless the user prefers a code. */
export function useProof({ enabled_at, passkeys }: Pick<TwoFactor, "enabled_at" | "passkeys">) {
  const canUsePasskey = usePasskeySupport() && passkeys.length > 0;
  const [prefersCode, setPrefersCode] = useState(false);
  const { getPasskey } = usePasskeyPrompts();
  const kind: "none" | "passkey" | "code" =
    enabled_at === null ? "none" : canUsePasskey && !prefersCode ? "passkey" : "code";

  async function complete({ current_password, code }: Omit<Proof, "passkey">): Promise<Proof> {
    if (kind !== "passkey") return { current_password, code };
    const { options } = await call(getPasskeyOptions, {});
    return { current_password, passkey: await getPasskey(options) };
  }
  return {
    kind,
    complete,
    switchKind: canUsePasskey ? () => setPrefersCode(!prefersCode) : null,
  };
}
