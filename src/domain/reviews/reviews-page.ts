import type { Picture } from '../catalog/product.ts'
import type { Both } from '../locale.ts'
import type { ProductReviews } from './review.ts'

/** All reviews of a product on a page of their own. */
export type ReviewsPage = ProductReviews & { title: string; slug: string; href: string; picture?: Picture; path: Both }
