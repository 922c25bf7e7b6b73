import type { CollectionAfterOperationHook, PayloadRequest } from 'payload'
import { localeOf } from '../../cms/locale-of.ts'
import { rowsOf } from '../database/database.ts'
import { describeSkus } from './describe-skus.ts'

type Level = { sku: string; product?: string }
const isLevel = (doc: unknown): doc is Level =>
  typeof doc === 'object' && doc !== null && 'sku' in doc && typeof doc.sku === 'string'

/** Says of the levels that staff read what is sold there: of a list by one query, however long it is. */
export const nameProducts: CollectionAfterOperationHook = async ({ operation, result, req }) => {
  if (req.user?.collection !== 'users') return result
  if (operation === 'find') await name(result.docs, req)
  if (operation === 'findByID') await name([result], req)
  return result
}

async function name(read: readonly unknown[], req: PayloadRequest): Promise<void> {
  const levels = read.filter(isLevel)
  if (levels.length === 0) return
  const described = await describeSkus(
    rowsOf(req.payload),
    levels.map(({ sku }) => sku),
    localeOf(req),
  )
  for (const level of levels) {
    const { product, brand, colour, size } = described.get(level.sku) ?? {}
    level.product = [product, brand, colour, size].filter(Boolean).join(' · ')
  }
}
