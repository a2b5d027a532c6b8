import { log } from "@/lib/core/log";
import { relyingParty } from "./passkey-challenges";
import type { PasskeyRegistration } from "./schemas";

/** EdDSA, ES256 and RS256: what authenticators have and every supported Node.js verifies. */
export const algorithms = [-8, -7, -257];

const transports = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"];

/** Returns null for an invalid response. */
export async function verifyRegistration(challenge: string, registration: PasskeyRegistration) {
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const { id, origin } = relyingParty();
  try {
    if (await hasCertificates(registration)) throw new Error("An attestation certificate was not asked for");
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...registration, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) return null;
    const { credential } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString("base64url"),
      counter: credential.counter,
      transports: transports.filter((transport) => registration.response.transports?.includes(transport)),
    };
  } catch (error) {
    log.warn({ err: error }, "a passkey was rejected");
    return null;
  }
}

/** The library would check their revocation at a URL that the sender chooses. */
async function hasCertificates({ response }: PasskeyRegistration): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await import("@simplewebauthn/server/helpers");
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  const isSelfSigned =
    attestation.get("fmt") === "packed" && attestation.get("attStmt").get("x5c") === undefined;
  return attestation.get("fmt") !== "none" && !isSelfSigned;
}
