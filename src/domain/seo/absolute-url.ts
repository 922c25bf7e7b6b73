import { paths } from '../paths.ts'
import type { Picture } from '../catalog/product.ts'

/** A path of the shop as search engines and other sites need it. */
export const absoluteUrl = (siteUrl: string, path: string): string => siteUrl.replace(/\/+$/, '') + path

/** Width of pictures shown by others: enough for their largest previews. */
const SHARED_WIDTH = 1280

/** The URL of a picture for others to show. */
export const sharedPictureUrl = (siteUrl: string, { file }: Pick<Picture, 'file'>): string =>
  absoluteUrl(siteUrl, paths.media(file, SHARED_WIDTH))
