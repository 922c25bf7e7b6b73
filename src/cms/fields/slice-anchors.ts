import { isShownIn } from '../../domain/content/shown-in.ts'
import { sliceId, uniqueSliceIds } from '../../domain/content/slice-id.ts'
import type { Locale } from '../../domain/locale.ts'

/** What a block is called where its anchor is made: the name an editor gave, else what it is and its number. */
export const sliceName = (block: { blockName?: string | null; blockType: string; id: unknown }): string =>
  block.blockName || `${block.blockType}-${String(block.id)}`

/**
 * The anchors of the blocks in a form, read from its flat fields `layout.0.blockName` and so on; none of a block that is
 * not shown in the language of the form.
 */
export function anchorsOf(valueOf: (name: string) => unknown, count: number, locale: Locale): (string | undefined)[] {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const shown = Array.from({ length: count }, (_, at) => at).filter((at) =>
    isShownIn({ shownIn: valueOf(`layout.${at}.shownIn`) }, locale),
  )
  const ids = uniqueSliceIds(
    shown.map((at) =>
      sliceId(
        sliceName({
          blockName: text(valueOf(`layout.${at}.blockName`)),
          blockType: text(valueOf(`layout.${at}.blockType`)),
          id: valueOf(`layout.${at}.id`),
        }),
      ),
    ),
  )
  return Array.from({ length: count }, (_, at) => ids[shown.indexOf(at)])
}
