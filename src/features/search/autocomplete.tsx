import { useEffect, useEffectEvent, useState, useSyncExternalStore, type RefObject } from 'react'
import type { Locale } from '../../domain/locale.ts'
import { activeAfter } from '../../domain/search/list-keys.ts'
import type { HostedSearch } from '../../domain/search/search-provider.ts'
import { isMobileWidth } from '../../domain/shell/breakpoint.ts'
import { browserTimer } from '../../ui/browser-timer.ts'
import { searchInsights } from '../analytics/search-insights.ts'
import { AutocompletePanel } from './autocomplete-panel.tsx'
import { AutocompleteStore, type RequestSuggestions } from './autocomplete-store.ts'
import { optionsOf, type Option } from './options.ts'
import { recentSearches } from './recent.ts'
import { askProvider } from './search-calls.ts'

/** The ARIA attributes that tie the field to its list. */
export type ListView = { expanded: boolean; activeId?: string }

export type AutocompleteProps = {
  field: RefObject<HTMLInputElement | null>
  listId: string
  locale: Locale
  hosted?: HostedSearch
  onView(view: ListView): void
  /** Puts a search that was chosen into the field. */
  onFill(text: string): void
  /** For tests. */
  ask?: RequestSuggestions
}

/**
 * The list under the search field: it follows the field's keys and focus, and says back what the field must say to
 * screen readers.
 */
export function Autocomplete({
  field,
  listId,
  locale,
  hosted,
  onView,
  onFill,
  ask = askProvider(locale, hosted),
}: AutocompleteProps) {
  const [store] = useState(() => new AutocompleteStore(ask, browserTimer, field.current?.value))
  const [cached] = useState(() => recentSearches(locale))
  const [recent, setRecent] = useState(cached.read)
  const state = useSyncExternalStore(store.subscribe, store.state, store.state)
  const options = optionsOf(state, recent, locale)
  const [active, setActive] = useState<number>()
  const [listed, setListed] = useState(state.answer)
  // Another answer has something else in the place that was chosen.
  if (listed !== state.answer) {
    setListed(state.answer)
    setActive(undefined)
  }
  const idOf = (at: number) => `${listId}-${at}`
  const expanded = state.open && options.length > 0

  const close = () => {
    store.close()
    setActive(undefined)
  }
  const searched = (query: string) => {
    cached.add(query)
    setRecent(cached.read())
    close()
    // The keyboard of a phone would hide the results.
    if (isMobileWidth(window.innerWidth)) field.current?.blur()
  }
  const chosen = (option: Option) => {
    if (option.kind === 'product') searchInsights(hosted).clicked(option.product.source)
    else onFill(option.query)
    searched(option.kind === 'product' ? state.query : option.query)
  }

  const onType = useEffectEvent(() => {
    setActive(undefined)
    store.type(field.current?.value ?? '')
  })
  const onOpen = useEffectEvent(() => {
    // The results page notes searches too.
    setRecent(cached.read())
    store.open(field.current?.value ?? '')
  })
  const onClose = useEffectEvent(close)
  // The button that clears recent searches is after the one that searches, and must still be there.
  const onLeave = useEffectEvent(({ relatedTarget: next }: FocusEvent) => {
    const isWithin = next instanceof Node && field.current?.form?.contains(next)
    if (!isWithin || !options.some(({ kind }) => kind === 'recent')) close()
  })
  const onSubmit = useEffectEvent(() => searched(field.current?.value ?? ''))
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    if (event.key === 'Escape') {
      // The first press only closes; a browser's own clearing of the field is the second.
      if (state.open) {
        event.preventDefault()
        // The button that clears goes with the list.
        field.current?.focus()
      }
      return close()
    }
    if (event.target !== field.current) return
    if (event.key === 'Enter') {
      const link = active !== undefined && expanded && document.getElementById(idOf(active))
      if (!link) return
      event.preventDefault()
      return link.click()
    }
    if (!state.open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      return onOpen()
    }
    const next =
      expanded && !event.ctrlKey && !event.metaKey && !event.shiftKey
        ? activeAfter(event.key, active, options.length)
        : undefined
    if (!next) return
    event.preventDefault()
    setActive(next.active)
    if (next.active !== undefined) document.getElementById(idOf(next.active))?.scrollIntoView({ block: 'nearest' })
  })

  useEffect(() => {
    const input = field.current
    const form = input?.form
    if (!input || !form) return
    const stop = new AbortController()
    const { signal } = stop
    input.addEventListener('input', onType, { signal })
    input.addEventListener('focus', onOpen, { signal })
    input.addEventListener('click', onOpen, { signal })
    form.addEventListener('focusout', onLeave, { signal })
    form.addEventListener('keydown', onKey, { signal })
    form.addEventListener('submit', onSubmit, { signal })
    if (document.activeElement === input) onOpen()
    return () => {
      stop.abort()
      onClose()
    }
  }, [field])

  const shownActive = expanded && active !== undefined && active < options.length ? active : undefined
  const activeId = shownActive === undefined ? undefined : idOf(shownActive)
  useEffect(() => onView({ expanded, activeId }), [onView, expanded, activeId])

  const clear = () => {
    cached.clear()
    setRecent([])
    field.current?.focus()
  }
  return (
    <AutocompletePanel
      state={state}
      options={options}
      active={shownActive}
      listId={listId}
      idOf={idOf}
      locale={locale}
      onChoose={chosen}
      onClearRecent={clear}
    />
  )
}
