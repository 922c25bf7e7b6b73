'use client'
import { Gutter, SetStepNav, useAuth, useTranslation } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'
import { localeOr, otherLocale, type Locale } from '../../domain/locale.ts'
import { placements, type Placement } from '../../domain/navigation/menu.ts'
import { allowed, roleOf } from '../access/permissions.ts'
import { staffText } from '../staff-words.ts'
import { MenuItems } from './menu-items.tsx'
import { MenuTools } from './menu-tools.tsx'
import { menuWord } from './menus-words.ts'
import { useMenus, type Menus } from './use-menus.ts'
import './menus-list.css'

/**
 * The list of menus: those in the language of whoever reads it first, each place by itself and in its order, which is
 * changed by dragging, or by arrows.
 */
export function MenusList({ newDocumentURL, hasCreatePermission }: ListViewClientProps) {
  const user = localeOr(useTranslation().i18n.language)
  const mayChange = allowed(roleOf(useAuth().user), 'menus', 'update')
  const menus = useMenus()
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
      {[user, otherLocale(user)].map((language) => (
        <MenusOf key={language} language={language} user={user} menus={menus} mayChange={mayChange} />
      ))}
    </Gutter>
  )
}

type Props = { language: Locale; user: Locale; menus: Menus; mayChange: boolean }

function MenusOf({ language, user, menus, mayChange }: Props) {
  const name = `menus-${language}`
  return (
    <section aria-labelledby={name}>
      <h2 id={name}>{menuWord(user, 'menus', { of: language })}</h2>
      <MenuTools language={language} version={menus.version} changed={menus.reload} mayChange={mayChange} />
      {menus.rows && (
        <div className="menus-list__places">
          {placements.map((placement: Placement) => (
            <section key={placement} aria-labelledby={`${name}-${placement}`}>
              <h3 id={`${name}-${placement}`}>{staffText(user, `option_${placement}`)}</h3>
              <MenuItems
                rows={menus.rows?.filter((row) => row.language === language && row.placement === placement) ?? []}
                user={user}
                mayMove={mayChange && !menus.busy}
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
