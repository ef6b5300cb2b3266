import Type, { type Static } from 'typebox';
import { Flag } from '../../../form/field/flag.ts';

const closed = { additionalProperties: false } as const;

/** Heat-map and session services, by the names that documents use. */
export const HEATMAP_SERVICES = ['hotjar', 'clarity'] as const;
/** The services that are told of faults in pages. */
export const BUG_SERVICES = ['sentry'] as const;
/** Where the product analytics and bug-reporting services store data. */
export const PRODUCT_REGIONS = ['eu', 'us'] as const;

/**
 * Measuring and error reporting (spec §1, §3 "Event"): a heat-map and session service with track and site, a product
 * analytics service with flag and key, a tag manager, and a bug-reporting service. Services are an allow-list;
 * documents cannot name origins of scripts.
 */
export const Analytics = Type.Object(
  {
    heatmap: Type.Optional(
      Type.Object(
        {
          service: Type.Enum(HEATMAP_SERVICES),
          /** N keeps the site's name and measures nothing. */
          track: Flag,
          site: Type.String({ pattern: '^[A-Za-z0-9]{4,40}$' }),
        },
        closed,
      ),
    ),
    product: Type.Optional(
      Type.Object(
        {
          flag: Flag,
          key: Type.String({ pattern: '^[A-Za-z0-9_]{8,80}$' }),
          region: Type.Optional(Type.Enum(PRODUCT_REGIONS)),
        },
        closed,
      ),
    ),
    bugs: Type.Optional(
      Type.Object(
        {
          service: Type.Enum(BUG_SERVICES),
          flag: Flag,
          /** The public key of the service's own loader. */
          key: Type.String({ pattern: '^[0-9a-f]{32}$' }),
          region: Type.Optional(Type.Enum(PRODUCT_REGIONS)),
        },
        closed,
      ),
    ),
    tags: Type.Optional(Type.Object({ container: Type.String({ pattern: '^GTM-[A-Z0-9]{4,12}$' }) }, closed)),
  },
  closed,
);
export type Analytics = Static<typeof Analytics>;
