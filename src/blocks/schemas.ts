import type { Block } from 'payload'
import type { Slice } from '../domain/content/slice.ts'
import { actionSchema } from './action/schema.ts'
import { categoryTilesSchema } from './category-tiles/schema.ts'
import { heroSchema } from './hero/schema.ts'
import { imageSchema } from './image/schema.ts'
import { inlineAlertSchema } from './inline-alert/schema.ts'
import { markdownCopySchema } from './markdown-copy/schema.ts'
import { productCarouselSchema } from './product-carousel/schema.ts'
import { storiesSchema } from './stories/schema.ts'

/** Every slice an editor can use; a forgotten one does not compile. */
const byType = {
  hero: heroSchema,
  categorytiles: categoryTilesSchema,
  productcarousel: productCarouselSchema,
  stories: storiesSchema,
  markdowncopy: markdownCopySchema,
  image: imageSchema,
  action: actionSchema,
  inlinealert: inlineAlertSchema,
} satisfies { [T in Slice['type']]: Block }

export const blockSchemas: Block[] = Object.values(byType)
