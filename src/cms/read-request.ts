import type { PayloadRequest } from 'payload'

/**
 * The request for a read inside a hook or an endpoint: the same transaction, user and language of the admin, and
 * nothing else of the request. Payload writes a read's `locale` into the request it is given, and the save that asked
 * for it would go on in that locale and lose the words it was sent.
 */
export const readRequest = ({ transactionID, user, i18n, t, payload }: PayloadRequest): Partial<PayloadRequest> => ({
  ...(transactionID !== undefined && { transactionID }),
  user,
  i18n,
  t,
  payload,
})
