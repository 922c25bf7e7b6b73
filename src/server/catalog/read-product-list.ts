import type { CollectionBeforeOperationHook, Sort, Where } from 'payload'
import { isUncountedAsked, listSort, listWhere } from '../../cms/products-list/list-where.ts'
import { rowsOf } from '../database/database.ts'
import { uncountedProducts } from '../stock/uncounted.ts'

/** Products that a list can be filtered by: Payload binds the id of each several times, and shoppers wait meanwhile. */
export const MOST_UNCOUNTED = 2000

/** What the list of products, and whatever is done to all that it finds, asks for beyond what Payload can answer. */
export const readProductList: CollectionBeforeOperationHook = async ({ args, req }) => {
  const { where, sort } = args as { where?: Where; sort?: Sort }
  if (!where && !sort) return args
  const ids = where && isUncountedAsked(where) ? [...(await uncountedProducts(rowsOf(req.payload))).keys()] : []
  return {
    ...args,
    ...(where && { where: listWhere(where, ids.slice(0, MOST_UNCOUNTED)) }),
    ...(sort && { sort: listSort(sort) }),
  }
}
