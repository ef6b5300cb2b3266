import type { deskRegister } from '#engine/contract/desk-register.ts';
import type { BodyOf } from '#engine/contract/endpoint.ts';

/** Who is registered by hand, and how they take part. */
export type ByHand = Omit<BodyOf<typeof deskRegister.registerAsOrganizer>, 'why'>;
