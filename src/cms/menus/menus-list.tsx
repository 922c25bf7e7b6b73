'use client'
import { Gutter, SetStepNav, useAuth, useTranslation } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'
import { useState } from 'react'
import { localeOr, otherLocale, type Locale } from '../../domain/locale.ts'
import { placements, type Placement } from '../../domain/navigation/menu.ts'
import { allowed, roleOf } from '../access/permissions.ts'
import { staffText } from '../staff-words.ts'
import { isOfOtherList, MenuItems } from './menu-items.tsx'
import { MenuTools } from './menu-tools.tsx'
import { menuWord } from './menus-words.ts'
import { MenuDeeds, MenuFilters, type MenuFilter } from './menus-choice.tsx'
import { useMenus, type MenuDeed, type MenuRow, type Menus } from './use-menus.ts'
import './menus-list.css'

/**
 * The list of menus: those in the language of whoever reads it first, each place by itself and in its order, which is
 * changed by dragging, or by arrows.
 */
export function MenusList({ newDocumentURL, hasCreatePermission }: ListViewClientProps) {
  const user = localeOr(useTranslation().i18n.language)
  const mayChange = allowed(roleOf(useAuth().user), 'menus', 'update')
  const mayDelete = allowed(roleOf(useAuth().user), 'menus', 'delete')
  const menus = useMenus()
  const [filter, setFilter] = useState<MenuFilter>({ language: '', state: '' })
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  // What is hidden by a filter is not changed.
  const shown = (menus.rows ?? []).filter(
    (row) =>
      (filter.language === '' || row.language === filter.language) &&
      (filter.state === '' || (row._status === 'draft') === (filter.state === 'draft')),
  )
  const chosen = shown.filter(({ id }) => ids.has(id))
  const choose = (id: number, isChosen: boolean) =>
    setIds((before) => new Set([...before].filter((one) => one !== id).concat(isChosen ? id : [])))
  const change = async (deed: MenuDeed) => {
    await menus.change(chosen, deed)
    setIds(new Set())
  }
  const title = staffText(user, 'many_menus')
  return (
    <Gutter className="menus-list">
      <SetStepNav nav={[{ label: title }]} />
      <header>
        <h1>{title}</h1>
        {hasCreatePermission && (
          <a href={newDocumentURL} className="btn btn--style-secondary btn--size-small">
            {menuWord(user, 'new')}
          </a>
        )}
      </header>
      {mayChange && <p className="menus-list__note">{menuWord(user, 'how')}</p>}
      <p role="status" className={menus.isWrong ? 'menus-list__wrong' : 'menus-list__note'}>
        {menus.said}
      </p>
      <MenuFilters filter={filter} onFilter={setFilter} user={user} />
      <MenuDeeds
        chosen={chosen}
        user={user}
        busy={menus.busy}
        mayDelete={mayDelete}
        onDo={(deed) => void change(deed)}
      />
      {[user, otherLocale(user)]
        .filter((language) => filter.language === '' || filter.language === language)
        .map((language) => (
          <MenusOf
            key={language}
            language={language}
            user={user}
            menus={menus}
            rows={menus.rows && shown}
            mayChange={mayChange}
            // Among items that are not shown there is no place to move to.
            mayMove={mayChange && !menus.busy && filter.state === ''}
            chosen={mayChange ? ids : undefined}
            onChoose={choose}
          />
        ))}
    </Gutter>
  )
}

type Props = {
  language: Locale
  user: Locale
  menus: Menus
  rows: MenuRow[] | undefined
  mayChange: boolean
  mayMove: boolean
  chosen: ReadonlySet<number> | undefined
  onChoose(id: number, isChosen: boolean): void
}

function MenusOf({ language, user, menus, rows, mayChange, mayMove, chosen, onChoose }: Props) {
  const name = `menus-${language}`
  return (
    <section aria-labelledby={name}>
      <h2 id={name}>{menuWord(user, 'menus', { of: language })}</h2>
      <MenuTools language={language} version={menus.version} changed={menus.renew} mayChange={mayChange} />
      {rows && (
        <div className="menus-list__places">
          {placements.map((placement: Placement) => (
            <section
              key={placement}
              aria-labelledby={`${name}-${placement}`}
              onDragOver={(event) =>
                isOfOtherList(event.dataTransfer, `${name}-${placement}`) && event.preventDefault()
              }
              onDrop={(event) => {
                if (!isOfOtherList(event.dataTransfer, `${name}-${placement}`)) return
                event.preventDefault()
                menus.refuse(menuWord(user, 'otherList', { title: event.dataTransfer.getData('text/plain') }))
              }}
            >
              <h3 id={`${name}-${placement}`}>{staffText(user, `option_${placement}`)}</h3>
              <MenuItems
                rows={rows.filter((row) => row.language === language && row.placement === placement)}
                user={user}
                mayMove={mayMove}
                chosen={chosen}
                onChoose={onChoose}
                move={(id, after, to) => menus.move({ language, placement, id, after }, to)}
                named={`${name}-${placement}`}
              />
            </section>
          ))}
        </div>
      )}
    </section>
  )
}
