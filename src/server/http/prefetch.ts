import type { IncomingMessage } from 'node:http'

/** Browsers fetch links ahead of a click; that must neither begin nor end a preview (acceptance 20). */
export const isPrefetch = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  [headers['sec-purpose'], headers.purpose, headers['x-moz']].some((purpose) =>
    String(purpose ?? '').includes('prefetch'),
  )
