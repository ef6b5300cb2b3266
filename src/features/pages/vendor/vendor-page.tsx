import { BlockPage } from '../block-page.tsx';
import { PageTop } from '../page-top.tsx';
import { VENDOR_PAGE } from './vendor-document.ts';

/** The product's page, on every installation (spec §2 "Footer"). */
export function Component() {
  return <BlockPage document={VENDOR_PAGE} top={<PageTop document={VENDOR_PAGE} />} />;
}
