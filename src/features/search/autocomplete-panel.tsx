import type { MouseEvent } from 'react'
import type { Locale } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'
import type { AutocompleteState } from './autocomplete-store.ts'
import { OptionGroup, type OptionGroupProps } from './option-group.tsx'
import type { Option } from './options.ts'

type Props = {
  state: AutocompleteState
  options: Option[]
  active: number | undefined
  listId: string
  idOf(at: number): string
  locale: Locale
  onChoose(option: Option): void
  onClearRecent(): void
}

/** A press must not take the focus from the field: its list would be gone before the click. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** The panel under the field: searches on the left, products on the right, on phones one below the other. */
export function AutocompletePanel({ state, options, active, listId, idOf, locale, onChoose, onClearRecent }: Props) {
  const { open, status, query, answer } = state
  const numbered = options.map((option, at) => ({ option, at }))
  const of = (...kinds: Option['kind'][]) => numbered.filter(({ option }) => kinds.includes(option.kind))
  const [recent, suggestions, products] = [of('recent'), of('suggestion'), of('product', 'all')]
  const popular = (answer?.query ?? '').trim() === ''
  const note =
    status === 'failed'
      ? m.search_failed()
      : status === 'ready' && options.length === 0
        ? m.search_nothing({ query: query.trim() })
        : undefined
  const shared: Pick<OptionGroupProps, 'active' | 'idOf' | 'locale' | 'onChoose'> = { active, idOf, locale, onChoose }
  const shown = open && (options.length > 0 || note !== undefined)
  return (
    <>
      <p role="status" className="sr-only">
        {!open ? '' : (note ?? (status === 'ready' ? m.search_count({ count: options.length }) : ''))}
      </p>
      {shown && (
        <div
          onMouseDown={keepFocus}
          className="absolute inset-x-0 top-full z-40 mt-1.5 max-sm:mx-2 max-h-[min(75dvh,44rem)] overflow-y-auto overscroll-contain rounded-card border border-line bg-surface shadow-panel lg:min-w-[46rem]"
        >
          {note && <p className="px-5 py-4 text-[0.9375rem] text-ink-soft">{note}</p>}
          {options.length > 0 && (
            <div
              role="listbox"
              id={listId}
              aria-label={m.search_list()}
              className={
                products.length > 0 && recent.length + suggestions.length > 0
                  ? 'lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]'
                  : ''
              }
            >
              {recent.length + suggestions.length > 0 && (
                <div role="presentation" className="py-2 lg:pb-4">
                  <OptionGroup
                    {...shared}
                    id={`${listId}-recent`}
                    heading={m.search_recent()}
                    icon="clock"
                    options={recent}
                  />
                  <OptionGroup
                    {...shared}
                    id={`${listId}-suggestions`}
                    heading={popular ? m.search_popular() : m.search_suggestions()}
                    icon="search"
                    options={suggestions}
                  />
                </div>
              )}
              {products.length > 0 && (
                <div role="presentation" className="border-line py-2 max-lg:not-first:border-t lg:border-l lg:pb-4">
                  <OptionGroup
                    {...shared}
                    id={`${listId}-products`}
                    heading={popular ? m.search_popular_products() : m.search_products()}
                    options={products}
                  />
                </div>
              )}
            </div>
          )}
          {recent.length > 0 && (
            <div className="border-t border-line px-2 py-1">
              <button
                type="button"
                onClick={onClearRecent}
                className="min-h-11 rounded-card px-3 text-sm font-semibold underline underline-offset-4 lg:min-h-9"
              >
                {m.search_recent_clear()}
              </button>
            </div>
          )}
        </div>
      )}
    </>
  )
}
