import { opensWithPicture } from '../domain/content/opens-with-hero.ts'
import { isInColumn } from '../domain/content/reading-column.ts'
import type { Slice } from '../domain/content/slice.ts'
import { cachedMarkup } from '../ui/cached-markup.tsx'
import { InTurn } from '../ui/in-turn.tsx'
import { Action } from './action/action.tsx'
import { CategoryTiles } from './category-tiles/category-tiles.tsx'
import { Columns } from './columns/columns.tsx'
import { Dropdown } from './dropdown/dropdown.tsx'
import { FormEmbed } from './form-embed/form-embed.tsx'
import { Hero } from './hero/hero.tsx'
import { IframeEmbed } from './iframe-embed/iframe-embed.tsx'
import { ImageBlock } from './image/image-block.tsx'
import { InlineAlert } from './inline-alert/inline-alert.tsx'
import { MarkdownCopy } from './markdown-copy/markdown-copy.tsx'
import { MediaEmbed } from './media-embed/media-embed.tsx'
import { ProductCarouselBlock } from './product-carousel/product-carousel-block.tsx'
import { StoreTeaser } from './store-teaser/store-teaser.tsx'
import { Stories } from './stories/stories.tsx'
import { VertImage } from './vert-image/vert-image.tsx'
import type { RenderProducts, View } from './view.ts'

/** The component of every slice; a forgotten one does not compile. */
const views: { [T in Slice['type']]: View<T> } = {
  hero: Hero,
  categorytiles: CategoryTiles,
  productcarousel: ProductCarouselBlock,
  stories: Stories,
  markdowncopy: MarkdownCopy,
  image: ImageBlock,
  action: Action,
  inlinealert: InlineAlert,
  vertimage: VertImage,
  mediaembed: MediaEmbed,
  iframeembed: IframeEmbed,
  formembed: FormEmbed,
  dropdown: Dropdown,
  columns: Columns,
  storeteaser: StoreTeaser,
}

type SlicesProps = {
  slices: Slice[]
  /** Whether the first slice opens the page, so that its heading is the page's own. */
  opensPage: boolean
  renderProducts: RenderProducts
}

/** The content blocks of a page, in order, each with its anchor (acceptance 71). */
export function Slices({ slices, opensPage, renderProducts }: SlicesProps) {
  return (
    <div
      className={`flex flex-col gap-(--between) pb-12 [--between:3.5rem] md:[--between:4.5rem] ${isInColumn(slices[0]) ? '' : 'from-the-edge'}`}
    >
      {slices.map((slice, at) => (
        <InTurn key={slice.id}>
          <div id={slice.id} className={`empty:hidden ${spacing(slices[at - 1], slice)}`}>
            <ShownSlice
              slice={slice}
              top={at === 0 && (opensPage || opensWithPicture(slices))}
              renderProducts={renderProducts}
            />
          </div>
        </InTurn>
      ))}
    </div>
  )
}

/** Some stand closer to the one before: they take back what is between all of them, and keep a distance of their own. */
function spacing(before: Slice | undefined, slice: Slice): string {
  // Questions that follow one another are one list: the line below one is that above the next.
  if (before?.type === 'dropdown' && slice.type === 'dropdown') return 'mt-[calc(-1px-var(--between))]'
  return isInColumn(before) && isInColumn(slice) ? 'mt-[calc(1.5rem-var(--between))]' : ''
}

function viewOf<T extends Slice['type']>(
  slice: Extract<Slice, { type: T }>,
  top: boolean,
  renderProducts: RenderProducts,
) {
  // TypeScript cannot follow that the key and the slice belong together.
  const SliceView = views[slice.type] as View<T>
  return <SliceView slice={slice} top={top} renderProducts={renderProducts} />
}

type ShownSliceProps = { slice: Slice; top: boolean; renderProducts: RenderProducts }

/** The same for everybody: what a slice is to know of the shopper its scripts bring. */
const ShownSlice = cachedMarkup(
  'slice',
  ({ slice, top, renderProducts }: ShownSliceProps) => viewOf(slice, top, renderProducts),
  ({ slice, top }) => [slice, top],
)
