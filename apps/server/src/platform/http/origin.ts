/** Which pages are this server's own, by the Origin that a browser sends with them. */

/** The origin when it names one of the hosts, or is `url`: a foreign page's never counts. */
export function ownOrigin(
  origin: string | undefined,
  hosts: readonly (string | undefined)[],
  url?: string,
): string | undefined {
  if (origin === undefined || !URL.canParse(origin)) return undefined;
  if (url !== undefined && URL.canParse(url) && new URL(url).origin === origin) return origin;
  return hosts.includes(new URL(origin).host) ? origin : undefined;
}
