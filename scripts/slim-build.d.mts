import type { Plugin } from 'vite';

export function slimBuild(): Plugin;
