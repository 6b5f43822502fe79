/** What belongs to this machine. */

/** Whether a host's name or address means this machine. Pure. */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** Whether a page's origin is of this machine: `http://localhost:6006`. Pure. */
export function isLoopbackOrigin(origin: string): boolean {
  const parsed = URL.canParse(origin) ? new URL(origin) : undefined;
  return parsed !== undefined && (parsed.protocol === 'http:' || parsed.protocol === 'https:') && isLoopbackHost(parsed.hostname);
}
