import type { Catalogue } from '../catalogue';

/** A link to a rule. */
export const ruleLink: Catalogue['ruleLink'] = {
  name: (title) => `Regla: ${title}`,
};
