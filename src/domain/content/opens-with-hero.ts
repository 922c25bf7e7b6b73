import type { Slice } from './slice.ts'

/** Whether the first block brings the page's own heading along, so that the page needs none above it. */
export const opensWithHero = (slices: readonly Pick<Slice, 'type'>[]): boolean => slices[0]?.type === 'hero'

/** Whether the first block is a picture: it is fetched first, and the page's own picture is not needed above it. */
export const opensWithPicture = (slices: readonly Pick<Slice, 'type'>[]): boolean =>
  slices[0]?.type === 'image' || slices[0]?.type === 'mediaembed'
