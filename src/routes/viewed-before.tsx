import { latePart } from '../ui/late-part.tsx'

/** What the browser looked at before, where nothing was found: most shoppers never load it. */
export const ViewedBefore = latePart(
  'viewed-before',
  async () => (await import('../features/product/recently-viewed.tsx')).RecentlyViewed,
)
