import path from 'node:path'
import type { Payload } from 'payload'
import type { Handler } from '../app/endpoints.ts'
import { images } from './images.ts'
import { captionsOf, videos } from './videos.ts'

/** The files of editors, by what their addresses begin with. They are public, like the pages that show them. */
export const shopFiles = (dataDir: string, payload: () => Promise<Payload>): Record<string, Handler> => ({
  '/media/': images(path.join(dataDir, 'media'), path.join(dataDir, 'pictures')),
  '/video/': videos(path.join(dataDir, 'video'), async (file, locale) => captionsOf(await payload(), file, locale)),
})
