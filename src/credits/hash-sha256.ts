/** Returns the SHA-256 of a text's UTF-8 bytes, as 64 lower-case hexadecimal digits. */
export async function hashSha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
