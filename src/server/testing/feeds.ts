import type { Payload } from 'payload'
import { createShop } from '../app/create-shop.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** The feeds of a shop, in a folder of their own. */
export const testFeeds = (payload: () => Promise<Payload>, siteUrl: string) =>
  createShop(payload, { feeds: { folder: temporaryFolder(), siteUrl } }).feeds!
