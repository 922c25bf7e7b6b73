import type { CollectionConfig } from 'payload'
import { media } from '../../cms/collections/media.ts'
import { mediaEndpoints } from './media-endpoints.ts'
import { refuseNoPicture } from './picture-guard.ts'
import { showOtherAlt } from './show-other-alt.ts'

/** The pictures of the merchant, joined with what their upload refuses, and what their form and list ask for. */
export const pictureLibrary: CollectionConfig = {
  ...media,
  endpoints: mediaEndpoints,
  hooks: { beforeOperation: [refuseNoPicture], afterRead: [showOtherAlt] },
}
