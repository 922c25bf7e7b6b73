/** What became of a checkout session of an agent; what an open one still needs is worked out when it is asked for. */
export const sessionStates = ['open', 'completed', 'canceled'] as const
export type SessionState = (typeof sessionStates)[number]
