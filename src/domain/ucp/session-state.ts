/**
 * What became of a session of an agent: it is a cart until it becomes a checkout. What an open checkout still needs is
 * worked out when it is asked for.
 */
export const sessionStates = ['cart', 'open', 'completed', 'canceled'] as const
export type SessionState = (typeof sessionStates)[number]
