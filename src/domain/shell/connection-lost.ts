/** The error messages of browsers for a request that got no response at all: Chromium, Firefox, Safari. */
const messages = /^(Failed to fetch|NetworkError when attempting to fetch resource|Load failed)/

/**
 * Whether an error means that the shop was not reached, rather than that it failed: the shopper's connection is then to
 * be looked at.
 */
export const isConnectionLost = (error: unknown): boolean => error instanceof TypeError && messages.test(error.message)
