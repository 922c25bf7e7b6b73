import {
  APIError,
  initTransaction,
  isolateObjectProperty,
  killTransaction,
  ValidationError,
  type CollectionSlug,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { labelOfPath } from '../../cms/label-of-path.ts'

type Update = Parameters<Payload['update']>[0]
type Change = { collection: CollectionSlug; id: number | string; data: object } & Pick<
  Update,
  'draft' | 'locale' | 'publishSpecificLocale' | 'overrideLock'
>

/**
 * Why a change would be refused, each reason with the field as its form calls it, in the words of the request's user:
 * it is tried, and nothing is written.
 */
export async function refusalsOf(req: PayloadRequest, { collection, id, data, ...how }: Change): Promise<string[]> {
  const own = isolateObjectProperty(req, ['transactionID', 'context', 'locale', 'fallbackLocale'])
  delete own.transactionID
  own.context = {}
  await initTransaction(own)
  try {
    await req.payload.update({ ...how, collection, id, data, depth: 0, overrideAccess: false, req: own })
  } catch (error) {
    const { fields } = req.payload.collections[collection].config
    if (error instanceof ValidationError)
      return error.data.errors.map(({ path, message }) => `${labelOfPath(req, fields, path)} – ${message}`)
    if (error instanceof APIError && error.isPublic) return [error.message]
  } finally {
    await killTransaction(own)
  }
  return []
}
