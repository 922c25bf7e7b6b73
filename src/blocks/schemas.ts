import type { Block, SelectField, UIField } from 'payload'
import { shownInChoices } from '../domain/content/shown-in.ts'
import type { Slice } from '../domain/content/slice.ts'
import { actionSchema } from './action/schema.ts'
import { categoryTilesSchema } from './category-tiles/schema.ts'
import { columnsSchema } from './columns/schema.ts'
import { drawingOf } from './drawings-schema.ts'
import { dropdownSchema } from './dropdown/schema.ts'
import { formEmbedSchema } from './form-embed/schema.ts'
import { heroSchema } from './hero/schema.ts'
import { iframeEmbedSchema } from './iframe-embed/schema.ts'
import { imageSchema } from './image/schema.ts'
import { inlineAlertSchema } from './inline-alert/schema.ts'
import { markdownCopySchema } from './markdown-copy/schema.ts'
import { mediaEmbedSchema } from './media-embed/schema.ts'
import { productCarouselSchema } from './product-carousel/schema.ts'
import { storeTeaserSchema } from './store-teaser/schema.ts'
import { storiesSchema } from './stories/schema.ts'
import { vertImageSchema } from './vert-image/schema.ts'

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
  vertimage: vertImageSchema,
  mediaembed: mediaEmbedSchema,
  iframeembed: iframeEmbedSchema,
  formembed: formEmbedSchema,
  dropdown: dropdownSchema,
  columns: columnsSchema,
  storeteaser: storeTeaserSchema,
} satisfies { [T in Slice['type']]: Block }

/** French is no layer over English: each can be of one language, whose words are then not asked for in the other. */
const shownIn: SelectField = {
  name: 'shownIn',
  type: 'select',
  enumName: 'shown_in',
  defaultValue: 'all',
  options: [...shownInChoices],
  admin: { isClearable: false },
}

/** Each shows its anchor below its fields. */
const anchor: UIField = {
  name: 'anchor',
  type: 'ui',
  admin: { components: { Field: '/src/cms/fields/slice-anchor.tsx#SliceAnchor' } },
}

export const blockSchemas: Block[] = Object.values(byType).map((block) => ({
  ...block,
  admin: {
    components: { Label: '/src/cms/fields/slice-label.tsx#SliceLabel' },
    // Where one is chosen it is named below its drawing.
    images: { thumbnail: { url: drawingOf(block.slug), alt: '' } },
  },
  fields: [shownIn, ...block.fields, anchor],
}))
