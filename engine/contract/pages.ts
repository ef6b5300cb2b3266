import Type from 'typebox';
import { PageDocument } from '../configuration/page-document.ts';
import { endpoint } from './endpoint.ts';

export const pages = {
  loadEventHomePageForm: endpoint({
    method: 'GET',
    path: '/loadEventHomePageForm',
    summary: 'The home page of this host’s event, in blocks.',
    access: 'public',
    response: Type.Object({ version: Type.Integer(), document: PageDocument }),
  }),
} as const;
