const FONTS = /source-(sans-3-latin-wght-normal|serif-4-latin-opsz-normal)-[\w-]+\.woff2$/;

/** Has the fonts of the first screen fetched beside the scripts, so that no text is painted twice. */
export function preloadFonts() {
  return {
    name: 'rostrum-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FONTS.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head',
          })),
    },
  };
}
