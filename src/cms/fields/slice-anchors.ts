import { sliceId, uniqueSliceIds } from '../../domain/content/slice-id.ts'

/** What a block is called where its anchor is made: the name an editor gave, else what it is and its number. */
export const sliceName = (block: { blockName?: string | null; blockType: string; id: unknown }): string =>
  block.blockName || `${block.blockType}-${String(block.id)}`

/** The anchors of the blocks in a form, read from its flat fields `layout.0.blockName` and so on. */
export function anchorsOf(valueOf: (name: string) => unknown, count: number): string[] {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return uniqueSliceIds(
    Array.from({ length: count }, (_, at) =>
      sliceId(
        sliceName({
          blockName: text(valueOf(`layout.${at}.blockName`)),
          blockType: text(valueOf(`layout.${at}.blockType`)),
          id: valueOf(`layout.${at}.id`),
        }),
      ),
    ),
  )
}
