import { genders } from '../../domain/catalog/product.ts'
import type { Both, Locale } from '../../domain/locale.ts'
import { sizeTable, type SizeGuide, type SizeGuideScope } from '../../domain/size-guides/size-guide.ts'
import type { DocOf } from './doc-of.ts'
import { bothOf, linesOf, wordsIn, type Id } from './localized.ts'

/** A guide with whom it is for; `slugs` of both languages, empty where it has no words. */
export type StoredSizeGuide = SizeGuideScope & { slugs: Both; in(locale: Locale): SizeGuide | undefined }

/** @param keyOf the key of a brand or a category by its document */
export function sizeGuideFromDoc(
  doc: DocOf<'size-guides'>,
  keyOf: { brand(id: Id): string | undefined; category(id: Id): string | undefined },
): StoredSizeGuide {
  const brand = doc.brand ? (keyOf.brand(doc.brand) ?? '') : undefined
  const gender = genders.find((each) => each === doc.gender)
  return {
    ...(brand !== undefined && { brand }),
    ...(gender && { gender }),
    categories: (doc.categories ?? []).map((id) => keyOf.category(id) ?? ''),
    slugs: bothOf(doc.slug),
    in(locale) {
      const [name, slug] = [wordsIn(doc.name, locale), wordsIn(doc.slug, locale)]
      if (!name || !slug) return undefined
      const lines = doc.lines.map(({ size, measure, from, to }) => ({
        size: wordsIn(size, locale),
        measure,
        from,
        ...(typeof to === 'number' && { to }),
      }))
      return {
        name,
        slug,
        howTo: linesOf(wordsIn(doc.howTo, locale)),
        between: wordsIn(doc.between, locale),
        ...sizeTable(lines.filter(({ size }) => size)),
      }
    },
  }
}
