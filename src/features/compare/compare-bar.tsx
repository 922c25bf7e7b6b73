import { MOST_COMPARED } from '../../domain/catalog/compared.ts'
import type { Viewed } from '../../domain/catalog/recently-viewed.ts'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'

type Props = {
  chosen: readonly Viewed[]
  locale: Locale
  onRemove(product: Viewed): void
  onClear(): void
}

/** What is to be compared, at the lower edge of the page until it is compared or let go; free places are seen. */
export function CompareBar({ chosen, locale, onRemove, onClear }: Props) {
  return (
    <section
      aria-label={m.compare_title()}
      // On phones the bar to buy is there; the choice itself leads to the comparison.
      className="sticky bottom-(--preview-bar) z-15 border-t border-line bg-surface shadow-panel print:hidden max-sm:[html:has([data-buy])_&]:hidden"
    >
      <div className="page-width flex flex-wrap items-center gap-3 py-2 sm:gap-4">
        <ul className="flex min-w-0 flex-wrap gap-2">
          {chosen.map((product) => (
            <li key={product.id} className="relative shrink-0">
              {product.picture && (
                <Picture
                  picture={{ ...product.picture, alt: product.title }}
                  sizes="56px"
                  widths={[60, 120]}
                  className="size-11 rounded-card bg-ground object-cover sm:size-14"
                />
              )}
              <button
                type="button"
                aria-label={m.compare_remove({ title: product.title })}
                onClick={() => onRemove(product)}
                className="absolute -top-1.5 -right-1.5 flex size-6 items-center justify-center rounded-full border border-line bg-surface"
              >
                <Icon name="close" size={12} />
              </button>
            </li>
          ))}
          {Array.from({ length: MOST_COMPARED - chosen.length }, (_, at) => (
            <li
              key={at}
              aria-hidden="true"
              className="hidden size-11 rounded-card border border-dashed border-line-strong sm:block sm:size-14"
            />
          ))}
        </ul>
        <p aria-live="polite" className="sr-only">
          {m.compare_count({ count: chosen.length, most: MOST_COMPARED })}
        </p>
        <button
          type="button"
          onClick={onClear}
          className="ml-auto hidden min-h-11 text-sm underline underline-offset-4 sm:block"
        >
          {m.compare_clear()}
        </button>
        <ButtonLink
          to={paths.compare(
            locale,
            chosen.map(({ id }) => id),
          )}
          className="ml-auto max-w-full shrink-0 sm:ml-0"
        >
          {m.compare_go({ count: chosen.length })}
        </ButtonLink>
      </div>
    </section>
  )
}
