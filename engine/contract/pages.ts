import Type from 'typebox';
import { PageDocument } from '../configuration/page-document.ts';
import { endpoint } from './endpoint.ts';

const Page = Type.Object({ version: Type.Integer(), document: PageDocument });

export const pages = {
  loadEventHomePageForm: endpoint({
    method: 'GET',
    path: '/loadEventHomePageForm',
    summary: 'The home page of this host’s event, in blocks.',
    access: 'public',
    response: Page,
  }),
  getCustomPage: endpoint({
    method: 'GET',
    path: '/getCustomPage/{code}',
    summary: 'A page of this host’s event by its name in addresses.',
    access: 'public',
    params: Type.Object({ code: Type.String({ maxLength: 64 }) }),
    response: Page,
  }),
} as const;
