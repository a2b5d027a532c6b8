import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import { addPasskey, startPasskey } from "@/lib/two-factor/passkeys-contract";
import type { PasskeyAssertion, PasskeyRegistration } from "@/lib/two-factor/schemas";
import { type ApiClient, browserClient } from "./api";
import { origin } from "./environment";
import { password, type TestUser } from "./users";

type Registered = { challenge: string };
/** Values that a hostile page or authenticator changes. */
type Changes = {
  origin?: string;
  rpId?: string;
  counter?: number;
  id?: string;
  type?: string;
  attestation?: object;
};

/** A software authenticator with one ES256 key. */
export class Authenticator {
  readonly id = randomBytes(32).toString("base64url");
  counter = 0;
  private readonly keys = generateKeyPairSync("ec", { namedCurve: "P-256" });

  create({ challenge }: Registered, changes: Changes = {}): PasskeyRegistration {
    const id = changes.id ?? this.id;
    const { x = "", y = "" } = this.keys.publicKey.export({ format: "jwk" });
    const publicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, "base64url"))],
        [-3, new Uint8Array(Buffer.from(y, "base64url"))],
      ]),
    );
    const credential = Buffer.from(id, "base64url");
    const length = Buffer.from([credential.length >> 8, credential.length & 255]);
    const data = Buffer.concat([this.data(0x41, changes), Buffer.alloc(16), length, credential, publicKey]);
    const statement = changes.attestation ?? { fmt: "none", attStmt: new Map() };
    const attestation = new Map(Object.entries({ ...statement, authData: new Uint8Array(data) }));
    return {
      id,
      rawId: id,
      type: "public-key",
      response: {
        clientDataJSON: clientData("webauthn.create", challenge, changes).toString("base64url"),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString("base64url"),
        transports: ["internal", "made-up"],
      },
    };
  }

  get({ challenge }: Registered, changes: Changes = {}): PasskeyAssertion {
    this.counter += 1;
    const data = this.data(0x01, changes);
    const client = clientData("webauthn.get", challenge, changes);
    const signed = Buffer.concat([data, createHash("sha256").update(client).digest()]);
    const id = changes.id ?? this.id;
    return {
      id,
      rawId: id,
      type: "public-key",
      response: {
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: sign("sha256", signed, this.keys.privateKey).toString("base64url"),
      },
    };
  }

  private data(flags: number, { rpId = new URL(origin).hostname, counter = this.counter }: Changes): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([createHash("sha256").update(rpId).digest(), Buffer.from([flags]), count]);
  }
}

function clientData(type: string, challenge: string, changes: Changes): Buffer {
  const fields = {
    type: changes.type ?? type,
    challenge,
    origin: changes.origin ?? origin,
    crossOrigin: false,
  };
  return Buffer.from(JSON.stringify(fields));
}

export type PasskeyUser = TestUser & {
  browser: ApiClient;
  authenticator: Authenticator;
  passkeyId: number;
  recoveryCodes: string[];
};

/** Adds a passkey over the API, as the first second factor of the account. */
export async function enrolPasskey(user: TestUser): Promise<PasskeyUser> {
  const browser = await browserClient(user);
  const authenticator = new Authenticator();
  const started = await browser.call(startPasskey, { body: { current_password: password } });
  const passkey = authenticator.create(started.body.options);
  const { status, body } = await browser.call(addPasskey, { body: { name: "Portable", passkey } });
  if (status !== 201) throw new Error(`the passkey was not added: ${body.code}`);
  return { ...user, browser, authenticator, passkeyId: body.data.id, recoveryCodes: body.recovery_codes };
}

/** Registers the passkey that an authenticator created for the account. */
export function registerPasskey(
  client: ApiClient,
  passkey: ReturnType<Authenticator["create"]>,
  name = "Clé bleue",
) {
  return client.call(addPasskey, { body: { name, passkey } });
}
