import { m } from '../../../paraglide/messages.js'
import { Picture } from '../../../ui/picture.tsx'
import type { PanelProps } from './panel-props.ts'
import { MenuLink } from './menu-link.tsx'
import { placedId } from './menu-tree.ts'

const SIDE_WIDTHS = [320, 640]

/** The promo links of an item and its picture, beside the tree (acceptance 60). */
export function PanelSide({ item, locale, onCount }: Omit<PanelProps, 'takeFocus'>) {
  if (item.groups.length === 0 && !item.image) return null
  return (
    <div className="w-52 shrink-0 xl:w-72">
      {item.image && (
        <Picture
          picture={{ ...item.image, alt: '' }}
          sizes="18rem"
          widths={SIDE_WIDTHS}
          className="mb-4 aspect-[16/9] w-full rounded-card bg-ground object-cover"
        />
      )}
      {item.groups.length > 0 && (
        <ul aria-label={m.menu_promos({ title: item.title })}>
          {item.groups.map((link, place) => (
            <li key={placedId(link, place)} className="border-b border-line last:border-b-0">
              <MenuLink
                link={link}
                locale={locale}
                part="side"
                branch={[item.title]}
                onCount={onCount}
                className="flex min-h-11 items-center py-1.5 font-semibold underline-offset-4 hover:underline"
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
