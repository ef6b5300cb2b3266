/** Names under which the services store data. */
const TRACES = /^(_hj|hj|_clck|_clsk|_cltk|ph_|_ga|_gid|_gcl)/;

/** Removes the services' data from this browser, on this host and its parents; closed storage is skipped. */
export function forgetTraces(): void {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      const kept = window[storage];
      for (const key of Object.keys(kept)) if (TRACES.test(key)) kept.removeItem(key);
    } catch {
      // Storage is closed: nothing was left there either.
    }
  }
  try {
    forgetCookies();
  } catch {
    // Cookies are closed: none were left.
  }
}

function forgetCookies(): void {
  const labels = window.location.hostname.split('.');
  const hosts = ['', ...labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)];
  for (const pair of document.cookie.split(/;\s*/)) {
    const [name = ''] = pair.split('=');
    if (!TRACES.test(name)) continue;
    for (const host of hosts) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser
      document.cookie = `${name}=; Path=/; Max-Age=0${host}`;
    }
  }
}
