import { Picture } from '../../../ui/picture.tsx'
import { m } from '../../../paraglide/messages.js'
import type { PanelProps } from './panel-props.ts'
import { MenuLink } from './menu-link.tsx'
import { placedId } from './menu-tree.ts'
import { PanelSide } from './panel-side.tsx'

const LOGO_WIDTHS = [200, 320]

/** Brands by letter with their logos; beside them the groups that the merchant made, and the promo links. */
export function BrandsPanel({ item, locale, onCount }: PanelProps) {
  return (
    <div className="mt-5 flex gap-x-8 xl:gap-x-12">
      <ul aria-label={m.menu_brand_groups()} className="w-44 shrink-0 xl:w-52">
        {item.subnav.map((sub, place) => (
          <li key={placedId(sub, place)}>
            <MenuLink
              link={sub}
              locale={locale}
              part="rail"
              branch={[item.title]}
              onCount={onCount}
              className="menu-rail"
            />
          </li>
        ))}
      </ul>
      <ul className="min-w-0 flex-1 columns-3 gap-x-8 xl:columns-4 xl:gap-x-10">
        {(item.letters ?? []).map(({ letter, brands }) => (
          <li key={letter} className="mb-4 flex break-inside-avoid gap-3">
            <span aria-hidden="true" className="wide w-5 shrink-0 pt-1.5 text-lg text-spruce">
              {letter}
            </span>
            <ul className="min-w-0 flex-1">
              {brands.map((brand) => (
                <li key={brand.url}>
                  <MenuLink
                    link={brand}
                    locale={locale}
                    part="leaf"
                    branch={[item.title]}
                    onCount={onCount}
                    className="flex min-h-10 items-center rounded-card hover:bg-ground-soft hover:underline"
                  >
                    {brand.logo ? (
                      <Picture
                        picture={{ ...brand.logo, alt: brand.title }}
                        sizes="140px"
                        widths={LOGO_WIDTHS}
                        className="h-8 w-auto bg-ground"
                      />
                    ) : (
                      brand.title
                    )}
                  </MenuLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <PanelSide item={item} locale={locale} onCount={onCount} />
    </div>
  )
}
