import type { IncomingMessage } from 'node:http'
import type { Payload } from 'payload'
import type { Handler } from '../app/endpoints.ts'
import { REVIEW_PICTURES, reviewPictures as reviewPicturesOf } from '../reviews/show-review-pictures.ts'
import { images } from './images.ts'
import type { ShopStorage } from './shop-storage.ts'
import { captionsOf, videos } from './videos.ts'

/** The files of pages, by what their addresses begin with: of editors, and of reviews that are published. */
export const shopFiles = (
  { originals, pictures, sharedPictures, reviewPictures }: ShopStorage,
  payload: () => Promise<Payload>,
  isTooMany: (request: IncomingMessage) => Promise<boolean>,
): Record<string, Handler> => ({
  '/media/': images(originals.media, pictures, sharedPictures),
  '/video/': videos(originals.videos, async (file, locale) => captionsOf(await payload(), file, locale)),
  [REVIEW_PICTURES]: reviewPicturesOf({ files: reviewPictures, payload, isTooMany }),
})
