const LABEL = /^preview-([0-9a-f]{32})\.(.+)$/;

/** The host of a draft's preview, below a host of its event, so that the browser keeps the two apart. */
export const previewHost = (draft: string, host: string): string =>
  `preview-${draft.replaceAll('-', '')}.${host}`;

/** The draft that a host name previews (lower case, no port), and the event's own host; undefined for any other host. */
export function readPreviewHost(
  hostname: string,
): { readonly draft: string; readonly host: string } | undefined {
  const [, digits, host] = LABEL.exec(hostname) ?? [];
  if (digits === undefined || host === undefined) return undefined;
  return { draft: digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'), host };
}
