/** What people read of an agent: the host of its profile. */
export const agentHost = (agent: string): string => /^https?:\/\/([^/?#]+)/.exec(agent)?.[1] ?? agent
