import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import { createShop } from '../app/create-shop.ts'

/** The feeds of a shop, in a folder of their own. */
export const testFeeds = (payload: () => Promise<Payload>, siteUrl: string) =>
  createShop(payload, { feeds: { folder: mkdtempSync(path.join(os.tmpdir(), 'portage-feeds-')), siteUrl } }).feeds!
