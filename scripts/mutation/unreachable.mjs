import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** `default: return unreachable(x)`: it is there for the compiler, and no test gets to it. */
const shouldIgnore = ({ node }) => {
  const [first] = (node.type === 'SwitchCase' && node.consequent) || [];
  return first?.argument?.callee?.name === 'unreachable' ? 'No value gets here: it would not compile.' : undefined;
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'unreachable', { shouldIgnore })];
