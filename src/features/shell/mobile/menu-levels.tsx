import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import type { Shell } from '../../../domain/shell/shell.ts'
import { m } from '../../../paraglide/messages.js'
import { useMenu, wantMenu } from '../menu/menu-store.ts'
import { itemOf, placedId, trackMenuClick, topItemId, treeInPage, type MenuClick } from '../menu/menu-tree.ts'
import { useNavUI } from '../nav-ui.tsx'
import { FirstLevel } from './first-level.tsx'
import { DeeperLevel } from './deeper-level.tsx'

type Props = { shell: Shell; alternateHref: string; search: ReactNode; myStore: ReactNode; account: ReactNode }

/** The level that is open: the list of toggled sub-menus is the way down to it, from the top. */
export function MenuLevels({ shell, alternateHref, search, myStore, account }: Props) {
  const { locale, navigation } = shell
  const { state, dispatch } = useNavUI()
  const way = state.toggledSubMenus
  const menu = useMenu()
  const inPage = useMemo(() => treeInPage(navigation), [navigation])
  const tree = menu ?? inPage
  const ref = useRef<HTMLDivElement>(null)
  const before = useRef(way)
  useEffect(() => wantMenu(locale), [locale])

  // The focus goes down to the way back, and comes back to where it went down.
  useEffect(() => {
    const [from, level] = [before.current, ref.current]
    before.current = way
    if (from === way || !level) return
    const left = from[way.length]
    const target =
      way.length > from.length
        ? level.querySelector<HTMLElement>('[data-back]')
        : [...level.querySelectorAll<HTMLElement>('[data-item]')].find(({ dataset }) => dataset.item === left)
    target?.focus()
    level.closest('.overflow-y-auto')?.scrollTo({ top: 0 })
  }, [way])

  const link = navigation.find((item, place) => topItemId(item, place) === way[0])
  const top = link && ((menu && itemOf(menu, navigation, link)) ?? itemOf(inPage, navigation, link))
  const sub = top?.subnav.find((item, place) => placedId(item, place) === way[1])
  const toggle = (item: string) => dispatch({ type: 'toggle-sub-menu', item })
  const onCount = (click: MenuClick) => trackMenuClick(tree, click)
  const shared = { locale, onCount, onOpen: toggle, onBack: () => toggle(way.at(-1) ?? '') }

  return (
    <div
      ref={ref}
      key={way.join('\n')}
      className={way.length >= before.current.length ? 'menu-level' : 'menu-level menu-level-back'}
    >
      {top && sub ? (
        <DeeperLevel {...shared} item={sub} href={sub.url} branch={[top.title]} backTo={top.title} />
      ) : top && link ? (
        <DeeperLevel
          {...shared}
          item={top}
          href={link.href}
          branch={[]}
          backTo={m.shell_menu()}
          letters={top.letters}
        />
      ) : (
        <FirstLevel
          {...shared}
          shell={shell}
          alternateHref={alternateHref}
          search={search}
          myStore={myStore}
          account={account}
        />
      )}
    </div>
  )
}
