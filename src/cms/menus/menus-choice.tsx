'use client'
import { locales, type Locale } from '../../domain/locale.ts'
import { menuWord } from './menus-words.ts'
import type { MenuDeed, MenuRow } from './use-menus.ts'

/** What of the list is shown; empty for all. */
export type MenuFilter = { language: Locale | ''; state: 'published' | 'draft' | '' }
const states = { published: 'statePublished', draft: 'draft' } as const

type Props = { filter: MenuFilter; onFilter(filter: MenuFilter): void; user: Locale }

/** Shows the menus of one language, or those items that are published or not. */
export function MenuFilters({ filter, onFilter, user }: Props) {
  return (
    <div className="menus-list__tools">
      <label>
        {menuWord(user, 'filterLanguage')}{' '}
        <select
          value={filter.language}
          onChange={({ target }) =>
            onFilter({ ...filter, language: locales.find((locale) => locale === target.value) ?? '' })
          }
        >
          <option value="">{menuWord(user, 'allLanguages')}</option>
          {locales.map((locale) => (
            <option key={locale} value={locale}>
              {menuWord(user, 'menus', { of: locale })}
            </option>
          ))}
        </select>
      </label>
      <label>
        {menuWord(user, 'filterState')}{' '}
        <select
          value={filter.state}
          onChange={({ target: { value } }) =>
            onFilter({ ...filter, state: value === 'published' || value === 'draft' ? value : '' })
          }
        >
          <option value="">{menuWord(user, 'allStates')}</option>
          {(['published', 'draft'] as const).map((state) => (
            <option key={state} value={state}>
              {menuWord(user, states[state])}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

const deeds = { publish: 'publishSelected', unpublish: 'unpublishSelected', delete: 'deleteSelected' } as const

type Chosen = {
  chosen: readonly MenuRow[]
  user: Locale
  busy: boolean
  mayDelete: boolean
  onDo(deed: MenuDeed): void
}

/** What is done with the selected items, all at once. */
export function MenuDeeds({ chosen, user, busy, mayDelete, onDo }: Chosen) {
  const n = chosen.length
  if (n === 0) return null
  const start = (deed: MenuDeed) =>
    (deed !== 'delete' || window.confirm(menuWord(user, 'sureDelete', { n }))) && onDo(deed)
  return (
    <div role="group" aria-label={menuWord(user, 'selected', { n })} className="menus-list__tools">
      <strong>{menuWord(user, 'selected', { n })}</strong>
      {(['publish', 'unpublish', 'delete'] as const)
        .filter((deed) => deed !== 'delete' || mayDelete)
        .map((deed) => (
          <button
            key={deed}
            type="button"
            disabled={busy}
            onClick={() => start(deed)}
            className="btn btn--style-secondary btn--size-small"
          >
            {menuWord(user, deeds[deed])}
          </button>
        ))}
    </div>
  )
}
