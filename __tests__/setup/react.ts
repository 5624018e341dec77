import * as React from 'react';

/**
 * React notes for every element where it was made, which nobody reads here and which takes a sixth of the time: as if it had
 * noted as many as it notes at most. A warning still names its component.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Readonly<
  Record<string, object>
>;
if (internals !== undefined)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

/** React Native's stand-in for the clock remembers every call, and React's scheduler asks it all the time. */
const clock = Date.now;
performance.now = () => clock();
