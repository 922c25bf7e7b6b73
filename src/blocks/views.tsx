import type { Slice } from '../domain/content/slice.ts'
import { Action } from './action/action.tsx'
import { CategoryTiles } from './category-tiles/category-tiles.tsx'
import { Hero } from './hero/hero.tsx'
import { ImageBlock } from './image/image-block.tsx'
import { InlineAlert } from './inline-alert/inline-alert.tsx'
import { MarkdownCopy } from './markdown-copy/markdown-copy.tsx'
import { ProductCarouselBlock } from './product-carousel/product-carousel-block.tsx'
import { Stories } from './stories/stories.tsx'
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
    <div className="flex flex-col gap-14 pb-12 md:gap-20">
      {slices.map((slice, at) => (
        <div key={slice.id} id={slice.id} className={`empty:hidden ${tight(slices[at - 1], slice) ? '-mt-8 md:-mt-12' : ''}`}>
          {viewOf(slice, opensPage && at === 0, renderProducts)}
        </div>
      ))}
    </div>
  )
}

/** Text, pictures, notes and buttons that follow one another are one piece; whole bands stand apart. */
const running = new Set<Slice['type']>(['markdowncopy', 'image', 'action', 'inlinealert'])
const tight = (before: Slice | undefined, slice: Slice): boolean => before !== undefined && running.has(before.type) && running.has(slice.type)

function viewOf<T extends Slice['type']>(slice: Extract<Slice, { type: T }>, top: boolean, renderProducts: RenderProducts) {
  // TypeScript cannot follow that the key and the slice belong together.
  const SliceView = views[slice.type] as View<T>
  return <SliceView slice={slice} top={top} renderProducts={renderProducts} />
}
