import type { PanelProps } from './panel-props.ts'
import { useEffect, useMemo, useRef } from 'react'
import type { MegaMenuType, TopMenuItem } from '../../../domain/navigation/menu.ts'
import type { TopLink } from '../../../domain/shell/shell.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { clickCounted } from '../../analytics/push.ts'
import { useNavUI } from '../nav-ui.tsx'
import { AboutPanel } from './about-panel.tsx'
import { BrandsPanel } from './brands-panel.tsx'
import { itemOf, treeInPage } from './menu-tree.ts'
import { SubNavPanel } from './sub-nav-panel.tsx'

const panels = { subNav: SubNavPanel, brands: BrandsPanel, about: AboutPanel } satisfies Record<
  MegaMenuType,
  (props: PanelProps) => React.ReactNode
>

type Props = Omit<PanelProps, 'item'> & {
  item: TopLink
  items: readonly TopLink[]
  menu: readonly TopMenuItem[] | undefined
}

/**
 * The panel of a top item. Until the menu has loaded, or if it fails, the panel shows the levels that the page itself
 * contains.
 */
export function MegaPanel({ item: link, items, menu, locale, onCount, takeFocus }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const { state, set } = useNavUI()
  const known = useMemo(
    () => (menu && itemOf(menu, items, link)) ?? itemOf(treeInPage(items), items, link),
    [menu, items, link],
  )
  const type = link.megaMenu ?? 'subNav'
  const Panel = panels[type]

  useEffect(() => {
    const panel = ref.current
    if (!panel || type !== 'subNav') return
    const observer = new ResizeObserver(() => set('subNavHeight', panel.offsetHeight))
    observer.observe(panel)
    return () => observer.disconnect()
  }, [type, set])

  // Again when the rest of the menu has loaded: the item a key asked for may be in it.
  useEffect(() => takeFocus('panel', ref.current, type === 'subNav' ? 'rail' : 'leaf'), [known, type, takeFocus])

  if (!known) return null
  return (
    <div ref={ref} className="menu-panel" style={{ maxHeight: `calc(100dvh - ${state.headerHeight}px)` }}>
      <div className="page-width pt-6 pb-9">
        <PageLink
          to={link.href}
          data-part="title"
          className="wide group/title inline-flex items-center gap-2.5 text-heading underline-offset-4 hover:underline"
          {...clickCounted(() => onCount({ link: { title: link.title, url: link.href }, href: link.href, branch: [] }))}
        >
          {link.title}
          <Icon name="arrow-right" size={22} className="transition-transform group-hover/title:translate-x-1" />
        </PageLink>
        <Panel item={known} locale={locale} onCount={onCount} takeFocus={takeFocus} />
      </div>
    </div>
  )
}
