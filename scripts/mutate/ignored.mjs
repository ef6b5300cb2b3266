import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** Of a statechart's `types` nothing is left once it runs: whatever stands there, no test can notice. */
const types = {
  shouldIgnore(node) {
    if (node.isObjectProperty() && node.node.key.name === 'types') return 'only for the compiler';
    return undefined;
  },
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'types', types)];
