/** A link to a rule. */
export const ruleLink = {
  name: (title: string) => `Rule: ${title}`,
};
