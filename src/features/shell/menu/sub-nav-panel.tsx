import { useEffect, useId, useRef, type MouseEvent, type PointerEvent } from 'react'
import type { MenuItem } from '../../../domain/navigation/menu.ts'
import { localeHref } from '../../../domain/navigation/locale-href.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/icon.tsx'
import { isPlainClick } from '../../../ui/is-plain-click.ts'
import { browserTimer } from '../../../ui/browser-timer.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { clickCounted } from '../../analytics/push.ts'
import { useNavUI } from '../nav-ui.tsx'
import type { PanelProps } from './panel-props.ts'
import { MenuLink } from './menu-link.tsx'
import { placedId } from './menu-tree.ts'
import { PanelSide } from './panel-side.tsx'

/**
 * How long a mouse rests on a rail item before it opens: on its way to the leaves it crosses others. Milliseconds, our
 * choice.
 */
const HOVER_MS = 120

/** A rail of more items has two columns: what lies beside it never fills the height of so many. */
const ONE_COLUMN = 10

/**
 * A rail with the second level, beside it the page and the leaves of its open item, and the promo links at the side
 * (acceptance 60).
 */
export function SubNavPanel({ item, locale, onCount, takeFocus }: PanelProps) {
  const { state } = useNavUI()
  const openItem =
    item.subnav.find((sub, place) => placedId(sub, place) === state.activeSubItem) ??
    item.subnav.find(({ subnav }) => subnav.length > 0) ??
    item.subnav[0]
  const columns = item.subnav.length > ONE_COLUMN ? 2 : 1
  const rows = Math.ceil(item.subnav.length / columns)
  return (
    <div className="mt-5 flex gap-x-8 xl:gap-x-12">
      <ul
        data-columns={columns}
        className="menu-sub-nav gap-x-8 xl:gap-x-12"
        style={{ gridTemplateRows: `repeat(${rows}, max-content) 1fr` }}
      >
        {item.subnav.map((sub, at) => (
          <RailItem
            key={placedId(sub, at)}
            id={placedId(sub, at)}
            sub={sub}
            open={sub === openItem}
            rows={rows + 1}
            place={`${(at % rows) + 1} / ${Math.floor(at / rows) + 1}`}
            branch={[item.title]}
            locale={locale}
            onCount={onCount}
            takeFocus={takeFocus}
          />
        ))}
      </ul>
      <PanelSide item={item} locale={locale} onCount={onCount} />
    </div>
  )
}

type RailProps = Omit<PanelProps, 'item'> & {
  id: string
  sub: MenuItem
  open: boolean
  /** Of the leaves, which are as high as the rail and what may follow it. */
  rows: number
  /** Row and column in the rail. */
  place: string
  branch: readonly string[]
}

function RailItem({ id, sub, open, rows, place, branch, locale, onCount, takeFocus }: RailProps) {
  const { set } = useNavUI()
  const leavesId = useId()
  const leaves = useRef<HTMLDivElement>(null)
  const cancel = useRef<() => void>(undefined)
  const href = localeHref(locale, sub.url)
  const opens = sub.subnav.length > 0
  const here = [...branch, sub.title]
  useEffect(() => (open ? takeFocus('leaves', leaves.current, 'leaf') : undefined), [open, opens, takeFocus])
  useEffect(() => () => cancel.current?.(), [])

  const counted = clickCounted(() => onCount({ link: sub, href, branch }))
  const show = () => set('activeSubItem', id)
  const onClick = (event: MouseEvent) => {
    counted.onClick()
    // Open already, by a rest of the mouse for example: then it is the link to its page.
    if (!opens || open || !isPlainClick(event)) return
    event.preventDefault()
    show()
  }
  const rest = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') cancel.current = browserTimer.after(HOVER_MS, show)
  }

  return (
    <li className="contents">
      <PageLink
        to={href}
        data-part="rail"
        data-open={open || undefined}
        {...(opens && { 'aria-expanded': open, 'aria-controls': open ? leavesId : undefined })}
        draggable={false}
        className="menu-rail"
        style={{ gridArea: place }}
        {...counted}
        onClick={onClick}
        onPointerEnter={rest}
        onPointerLeave={() => cancel.current?.()}
      >
        {sub.title}
        {opens && <Icon name="chevron-right" size={18} />}
      </PageLink>
      {open && opens && (
        <div ref={leaves} id={leavesId} className="menu-leaves" style={{ gridRow: `1 / span ${rows}` }}>
          <div>
            <MenuLink link={sub} locale={locale} part="leaf" branch={branch} onCount={onCount} className="menu-all">
              {sub.title} <span>{m.carousel_more()}</span>
            </MenuLink>
            <ul aria-label={sub.title}>
              {sub.subnav.map((leaf, place) => (
                <li key={placedId(leaf, place)}>
                  <MenuLink
                    link={leaf}
                    locale={locale}
                    part="leaf"
                    branch={here}
                    onCount={onCount}
                    className="menu-leaf"
                  />
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </li>
  )
}
