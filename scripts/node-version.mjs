const OLDEST = 20;

/** What is wrong with this version of Node, in one line; undefined if nothing is. */
const nodeProblem = (version) =>
  Number(version.split('.')[0]) >= OLDEST
    ? undefined
    : `This project needs Node ${OLDEST} or newer, and this is Node ${version}: install it from https://nodejs.org or with "nvm install".`;

/** Ends the process with one line when Node is too old, before anything newer is loaded. */
export const requireNode = () => {
  const problem = nodeProblem(process.versions.node);
  if (problem === undefined) return;
  console.error(problem);
  process.exit(1);
};
