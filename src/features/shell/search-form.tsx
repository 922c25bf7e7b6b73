import { Form, useSearchParams } from 'react-router'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { isMobileWidth } from '../../domain/shell/breakpoint.ts'
import { m } from '../../paraglide/messages.js'
import { IconButton } from '../../ui/icon-button.tsx'
import { useWindowWidth } from './use-window-width.ts'

/** Search, an ordinary GET form: it works before and without JavaScript (acceptance 8, 110), and an empty query is sent too (94). */
export function SearchForm({ locale, className = '' }: { locale: Locale; className?: string }) {
  const asked = useSearchParams()[0].get('q') ?? ''
  const mobile = isMobileWidth(useWindowWidth())
  return (
    <Form action={paths.search(locale)} role="search" aria-label={m.shell_search()} className={`relative ${className}`}>
      <input
        // The field follows the address, for example on Back.
        key={asked}
        type="search"
        name="q"
        defaultValue={asked}
        aria-label={m.shell_search()}
        placeholder={mobile ? m.shell_search_placeholder_short() : m.shell_search_placeholder()}
        autoComplete="off"
        enterKeyHint="search"
        className="h-11 w-full rounded-card border border-line-strong bg-ground-soft pr-12 pl-4 text-base placeholder:text-ink-soft hover:border-ink focus:bg-surface [&::-webkit-search-cancel-button]:hidden"
      />
      <IconButton type="submit" icon="search" label={m.shell_search()} className="absolute top-0 right-0" />
    </Form>
  )
}
