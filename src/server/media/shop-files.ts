import type { Payload } from 'payload'
import type { Handler } from '../app/endpoints.ts'
import { images } from './images.ts'
import type { ShopStorage } from './shop-storage.ts'
import { captionsOf, videos } from './videos.ts'

/** The files of editors, by what their addresses begin with. They are public, like the pages that show them. */
export const shopFiles = (
  { originals, pictures, sharedPictures }: ShopStorage,
  payload: () => Promise<Payload>,
): Record<string, Handler> => ({
  '/media/': images(originals.media, pictures, sharedPictures),
  '/video/': videos(originals.videos, async (file, locale) => captionsOf(await payload(), file, locale)),
})
