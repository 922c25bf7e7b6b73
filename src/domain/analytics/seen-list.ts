import { PAGE_SIZE } from '../catalog/listing.ts'
import type { ListingPage } from '../catalog/listing-page.ts'
import type { SeenList } from './ecommerce.ts'

/** A listing as analytics know it: by its English path, the same in both languages, and its title. */
export const seenList = ({ path, title, page }: Pick<ListingPage, 'path' | 'title' | 'page'>): SeenList => ({
  id: path.en.replace(/^\/en\//, ''),
  name: title,
  first: (page - 1) * PAGE_SIZE,
})

/** The results of any search; its words have an event of their own. */
export const searchList = ({ page }: Pick<ListingPage, 'page'>): SeenList => ({
  id: 'search',
  name: 'Search results',
  first: (page - 1) * PAGE_SIZE,
})
