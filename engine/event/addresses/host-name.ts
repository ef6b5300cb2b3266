/** A host as it is compared: lower case, without a final dot, its port kept. */
export function plainHost(host: string): string {
  return host.toLowerCase().replace(/\.(?=:\d+$|$)/, '');
}
