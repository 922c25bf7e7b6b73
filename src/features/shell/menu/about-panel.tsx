import type { PanelProps } from './panel-props.ts'
import { MenuLink } from './menu-link.tsx'
import { placedId } from './menu-tree.ts'
import { PanelSide } from './panel-side.tsx'

/** The panel about the shop: every link of both levels in columns, without a rail. */
export function AboutPanel({ item, locale, onCount }: PanelProps) {
  return (
    <div className="mt-5 flex gap-x-8 xl:gap-x-12">
      <ul className="min-w-0 flex-1 columns-2 gap-x-8 xl:columns-3 xl:gap-x-12">
        {item.subnav.map((sub, place) => (
          <li key={placedId(sub, place)} className="mb-5 break-inside-avoid">
            <MenuLink
              link={sub}
              locale={locale}
              part="leaf"
              branch={[item.title]}
              onCount={onCount}
              className="menu-leaf font-semibold"
            />
            {sub.subnav.length > 0 && (
              <ul>
                {sub.subnav.map((leaf, at) => (
                  <li key={placedId(leaf, at)}>
                    <MenuLink
                      link={leaf}
                      locale={locale}
                      part="leaf"
                      branch={[item.title, sub.title]}
                      onCount={onCount}
                      className="menu-leaf"
                    />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <PanelSide item={item} locale={locale} onCount={onCount} />
    </div>
  )
}
