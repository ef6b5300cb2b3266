import { lazy, Suspense, useMemo } from 'react';
import { api } from '#engine/contract/calls.ts';
import type { MembershipService } from '#engine/event/pickers/picker-services.ts';
import { isYes } from '#engine/form/field/flag.ts';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import type { FormServices } from '#engine/form/react/form-environment.ts';
import { useCall } from '#src/api/call-context.tsx';
import type { Call } from '#src/api/client.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { Tile } from '#src/ui/art/quilt.tsx';
import { type TileName, tiles } from '#src/ui/art/tiles.ts';
import type { ThemeParts } from '#src/ui/themes.ts';
import { useThemeParts } from '#src/ui/use-theme-parts.ts';
import type { DossierFlow } from '../dossier/dossier-flow.ts';
import type { FilledForm } from '../forms/filled-form.ts';

const isTile = (name: string): name is TileName => Object.hasOwn(tiles, name);

// Of one look only.
const Print = lazy(() => import('#src/ui/art/prints.tsx'));

/** Our drawing for `tile:leaf` or `print:tide`; nothing if it is unknown or of another look. */
function drawPicture(picture: string, { hasPrints, hasTiles }: ThemeParts) {
  const [scheme, name = ''] = picture.split(':', 2);
  if (scheme === 'print') {
    return hasPrints ? (
      <Suspense>
        <Print name={name} />
      </Suspense>
    ) : null;
  }
  if (scheme !== 'tile') return undefined;
  return hasTiles && isTile(name) ? <Tile name={name} /> : null;
}

function membershipOf(call: Call, flow: DossierFlow, served: ServedForm): MembershipService {
  const { registration, answers } = flow.actor.getSnapshot().context;
  const asked = { params: { code: flow.code } };
  return {
    rules: () => call(api.membership.getMembershipInformation, {}),
    organizations: async () =>
      (
        await Promise.all([
          call(api.membership.getMyOrganizationTypesOfEvent, asked),
          call(api.membership.getMyOrganizationTypesOfClient, asked),
        ])
      ).flat(),
    saved: async () => (await call(api.membership.getMembershipRegistration, asked)).membershipID ?? '',
    form: served.document,
    context: { registration, answers },
  };
}

/** Server requests of a registration's widgets; place search is off without a key. */
export function useFormServices(flow?: DossierFlow, filled?: FilledForm): FormServices {
  const code = flow?.code;
  const call = useCall();
  const locale = useLocale();
  const places = isYes(useEvent().places);
  const look = useThemeParts();
  return useMemo(
    () => ({
      countries: () => call(api.contact.getCountries, { params: { x: '1' } }),
      provinces: () => call(api.contact.getCountries, { params: { x: 'CA' } }),
      states: () => call(api.contact.getUSStates, {}),
      picture: (picture) => drawPicture(picture, look),
      ...(flow && { picks: flow.picks }),
      ...(flow && filled && { membership: membershipOf(call, flow, filled.served) }),
      ...(flow && filled && { unfinished: flow.unfinishedOf(filled) }),
      ...(places && {
        suggestPlaces: (text: string, country: string) =>
          call(api.contact.suggestPlaces, { body: { text, country }, locale }),
      }),
      ...(code !== undefined && {
        loadAddress: (id) => call(api.contact.getManualAddressByID, { params: { id } }),
        saveAddress: (path, address) =>
          call(api.contact.saveManualAddress, { body: { ...address, code, field_ID: path } }),
        deleteAddress: async (id) => {
          await call(api.contact.deleteAddressByID, { params: { id } });
        },
      }),
    }),
    [call, code, locale, places, look, flow, filled],
  );
}
