// Passkeys: the browser makes and uses them; what goes to the server and comes from it is JSON, with bytes as base64url.
type Json = Record<string, unknown>;

/** What of the server's question holds bytes. */
interface Asked {
  challenge: string;
  user: { id: string };
  excludeCredentials?: readonly { id: string }[];
}

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));

function text(buffer: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** Does this browser make passkeys for this address? It must be a name, and reached by HTTPS or on this machine. */
export const passkeysHere = (): boolean =>
  globalThis.isSecureContext && "PublicKeyCredential" in globalThis && !/^[\d.]+$|:/.test(location.hostname);

/** A new passkey, as the server asks for it; null if the person says no. */
export function makePasskey(options: Json): Promise<Json | null> {
  const { challenge, user, excludeCredentials: known = [] } = options as unknown as Asked;
  const publicKey = {
    ...options,
    challenge: bytes(challenge),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: known.map((each) => ({ ...each, id: bytes(each.id) })),
  } as unknown as PublicKeyCredentialCreationOptions;
  return answered(navigator.credentials.create({ publicKey }), (response) => ({
    attestationObject: text((response as AuthenticatorAttestationResponse).attestationObject),
  }));
}

/** The proof that the person has a passkey of this site; null if they say no. */
export function usePasskey(options: Json): Promise<Json | null> {
  const { challenge } = options as unknown as Asked;
  const publicKey = { ...options, challenge: bytes(challenge), allowCredentials: [] } as unknown as PublicKeyCredentialRequestOptions;
  return answered(navigator.credentials.get({ publicKey }), (response) => {
    const { authenticatorData, signature, userHandle } = response as AuthenticatorAssertionResponse;
    return { authenticatorData: text(authenticatorData), signature: text(signature), userHandle: userHandle && text(userHandle) };
  });
}

async function answered(asked: Promise<Credential | null>, more: (response: AuthenticatorResponse) => Json): Promise<Json | null> {
  let made: PublicKeyCredential | null;
  try {
    made = (await asked) as PublicKeyCredential | null;
  } catch (problem) {
    if (problem instanceof DOMException && problem.name === "NotAllowedError") return null;
    throw problem;
  }
  if (made === null) return null;
  const { id, rawId, type, response } = made;
  return {
    id,
    rawId: text(rawId),
    type,
    response: { clientDataJSON: text(response.clientDataJSON), ...more(response) },
    clientExtensionResults: {},
  };
}
