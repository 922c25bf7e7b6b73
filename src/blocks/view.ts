import type { ReactNode } from 'react'
import type { Slice, SliceOf } from '../domain/content/slice.ts'

/** Draws the products of a carousel; the route hands it in, since tiles belong to the catalogue. */
export type RenderProducts = (carousel: Pick<SliceOf<'productcarousel'>, 'heading' | 'products' | 'more'>) => ReactNode

export type ViewProps<T extends Slice['type']> = {
  slice: SliceOf<T>
  /** It opens the page: its heading is the page's, its picture is fetched first. */
  top: boolean
  renderProducts: RenderProducts
}

export type View<T extends Slice['type']> = (props: ViewProps<T>) => ReactNode
