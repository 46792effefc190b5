/**
 * What is kept on the device of a form that was sent, to know it again. Plain text on purpose: a
 * digest needs a secure context, which a shop's own address without TLS is not.
 */

/** The body as text without its `secret` fields, which the server leaves out of its digest too. */
export function sentBody(body: object, secret: readonly string[] = []): string {
  return JSON.stringify(Object.entries(body).filter(([name]) => !secret.includes(name)));
}
