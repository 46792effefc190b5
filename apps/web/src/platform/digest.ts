/**
 * A digest by which a form's body is known again without being kept. Fields that could be guessed
 * from it are left out, as the server leaves them out of its own.
 */

/** SHA-256 of the body without the `secret` fields, hexadecimal. */
export async function digestOf(body: object, secret: readonly string[] = []): Promise<string> {
  const open = Object.entries(body).filter(([name]) => !secret.includes(name));
  const bytes = new TextEncoder().encode(JSON.stringify(open));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
