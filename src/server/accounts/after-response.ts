import type { ServerResponse } from 'node:http'

export type AfterAnswer = (response: ServerResponse, work: () => Promise<void>) => void

/**
 * Does once the answer is out what depends on whether an address has an account: tickets, hashes, mails. So nothing of
 * it can be read from how long the answer took. A shopper who gets no mail asks again; what failed is logged.
 */
export const afterAnswer =
  (log: (sentence: string) => void): AfterAnswer =>
  (response, work) => {
    const begin = () =>
      work().catch((error: unknown) => log(`What an account asked for was not done: ${String(error)}`))
    // Gone already where the shopper did not wait.
    if (response.closed) void begin()
    else response.once('close', begin)
  }
