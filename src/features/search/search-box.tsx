import { useEffect, useId, useRef, useState, type ComponentType } from 'react'
import { Form, useLocation } from 'react-router'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import type { HostedSearch } from '../../domain/search/search-provider.ts'
import { isMobileWidth } from '../../domain/shell/breakpoint.ts'
import { m } from '../../paraglide/messages.js'
import { IconButton } from '../../ui/icon-button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useWindowWidth } from '../../ui/use-window-width.ts'
import type { AutocompleteProps, ListView } from './autocomplete.tsx'

type Props = {
  locale: Locale
  hosted?: HostedSearch
  /** The list of suggestions is as wide as what this makes its place. */
  className?: string
}

const load = async () => (await import('./autocomplete.tsx')).Autocomplete

/**
 * Search, an ordinary GET form: it works before and without JavaScript and whatever becomes of the provider
 * (acceptance 8, 110), and an empty query is sent too (94). The code of the suggestions comes once the field is
 * pointed at, touched or focused.
 */
export function SearchBox({ locale, hosted, className = 'relative' }: Props) {
  const { pathname, search } = useLocation()
  const asked = pathname === paths.search(locale) ? (new URLSearchParams(search).get('q') ?? '') : ''
  const mobile = isMobileWidth(useWindowWidth())
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [view, setView] = useState<ListView>({ expanded: false })
  const [Alive, setAlive] = useState<ComponentType<AutocompleteProps>>()
  const fill = (text: string) => {
    if (field.current) field.current.value = text
  }
  const wanted = useRef(false)
  const want = () => {
    if (wanted.current) return
    wanted.current = true
    load().then(
      (loaded) => setAlive(() => loaded),
      // The form goes on without; the next focus tries again.
      () => (wanted.current = false),
    )
  }
  // The field shows the query of the URL, for example after Back; text typed before hydration stays, and so does what is
  // being typed since a search was sent.
  const before = useRef(asked)
  const isTyping = useRef(false)
  useEffect(() => {
    const input = field.current
    if (before.current !== asked && input && !(isTyping.current && input === document.activeElement))
      input.value = asked
    before.current = asked
  }, [asked])
  useEffect(() => {
    // The focus may have come before the page was alive.
    if (document.activeElement === field.current) want()
  }, [])

  return (
    <Form
      action={paths.search(locale)}
      role="search"
      aria-label={m.shell_search()}
      onPointerEnter={want}
      onInput={() => (isTyping.current = true)}
      onSubmit={() => (isTyping.current = false)}
      className={className}
    >
      <div className="relative">
        <input
          ref={field}
          type="search"
          name="q"
          defaultValue={asked}
          aria-label={m.shell_search()}
          placeholder={mobile ? m.shell_search_placeholder_short() : m.shell_search_placeholder()}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={want}
          onTouchStart={want}
          {...(useHydrated() && comboboxProps(listId, view))}
          className="search-field"
        />
        <IconButton
          type="submit"
          icon="search"
          label={m.shell_search()}
          className="absolute inset-y-0 right-0 my-auto"
        />
      </div>
      {Alive && <Alive field={field} listId={listId} locale={locale} hosted={hosted} onView={setView} onFill={fill} />}
    </Form>
  )
}

/** The ARIA pattern of a field with a list that helps, and does not write into it. */
const comboboxProps = (listId: string, { expanded, activeId }: ListView) => ({
  role: 'combobox',
  'aria-autocomplete': 'list' as const,
  'aria-haspopup': 'listbox' as const,
  'aria-expanded': expanded,
  'aria-controls': expanded ? listId : undefined,
  'aria-activedescendant': activeId,
})
