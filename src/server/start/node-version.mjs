// Built-ins only, and readable by old Node: read before anything that it does not have.

/** Whether a Node of this version runs the shop. */
export function isNodeNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 22)
}

/** What to do about a Node that is too old, which npm could replace and a supervisor’s unit cannot. */
export const INSTALL_NODE = 'Install Node 22.22 or later (https://nodejs.org) and start again.'
