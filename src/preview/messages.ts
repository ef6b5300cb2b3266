/** What a preview's page tells the desk that shows it in a frame. */
export type FromPreviewPage =
  | { readonly preview: 'page'; readonly path: string; readonly title: string }
  | { readonly preview: 'picked'; readonly texts: readonly string[] }
  | { readonly preview: 'stopped' };

/** What the desk tells a preview's page. */
export type ToPreviewPage =
  | { readonly preview: 'pick'; readonly on: boolean }
  | { readonly preview: 'paper'; readonly on: boolean };

/** Whether a message is one of a preview's. */
export const isPreviewMessage = (data: unknown): data is FromPreviewPage | ToPreviewPage =>
  typeof data === 'object' && data !== null && 'preview' in data && typeof data.preview === 'string';
