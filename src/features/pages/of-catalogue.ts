import type { Query } from '@tanstack/react-query';

/** What is said of every query of the event's documents that blocks show. */
export const ofCatalogue = { staleTime: 60_000, meta: { ofCatalogue: true } } as const;

/** A query of that kind: all of it is asked for anew when one of those documents is published. */
export const listed = <Asked extends object>(asked: Asked) => ({ ...asked, ...ofCatalogue });

/** Whether a query is of that kind. */
export const isOfCatalogue = ({ meta }: Pick<Query, 'meta'>): boolean => meta?.['ofCatalogue'] === true;
