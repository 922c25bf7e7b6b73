import type { Payload } from 'payload'
import { partnerApi } from '../partners/partner-api.ts'
import type { Ordering } from './ordering.ts'

/** The API of partners over a database, without a limit unless it is given. */
export const testPartnerApi = (
  payload: () => Promise<Payload>,
  { server, outbox }: Pick<Ordering, 'server' | 'outbox'>,
  { isOverLimitOf = async () => false, now }: { isOverLimitOf?: () => Promise<boolean>; now?: () => number } = {},
) =>
  partnerApi({
    payload,
    shop: server,
    commerce: { outbox, limits: { isOverLimitOf } },
    siteUrl: 'https://portage.example',
    ...(now && { now }),
  })
