import { createContext, useContext } from 'react'
import { specifiedLook, type ShopLook } from '../../domain/shop-look.ts'
import { SPECIFIED_NAME } from '../../domain/shop-name.ts'
import { Logo, LogoMark } from '../../ui/logo.tsx'
import { Picture } from '../../ui/picture.tsx'

/** How the shop shows itself, from the frame of the page. */
export const Look = createContext<ShopLook>(specifiedLook)

type Props = {
  /** Its height, by the width of the window. */
  className: string
  /** In the header of a phone only the mark of the specified logo has room. */
  mark?: number
  /** At the end of a page: on a dark ground, and after the header's. */
  isLast?: boolean
}

/**
 * The sign of the shop: the merchant's picture or, without one, the name in words; the drawn logo is of the specified
 * name. The link around it has the name.
 */
export function ShopSign({ className, mark, isLast = false }: Props) {
  const { name, logo } = useContext(Look)
  if (logo)
    return (
      <Picture
        picture={{ ...logo, alt: '' }}
        sizes="160px"
        eager={!isLast}
        className={`${className} w-auto max-w-40 object-contain ${mark ? 'max-sm:max-w-24' : ''} ${isLast ? 'rounded-card bg-surface p-1.5' : ''}`}
      />
    )
  if (name !== SPECIFIED_NAME)
    return (
      <span
        aria-hidden="true"
        className={`wide line-clamp-2 max-w-56 text-xl leading-tight ${mark ? 'max-sm:max-w-24 max-sm:text-sm' : ''}`}
      >
        {name}
      </span>
    )
  return (
    <>
      {mark && <LogoMark size={mark} className="sm:hidden" />}
      <Logo className={`${className} w-auto ${mark ? 'max-sm:hidden' : ''}`} />
    </>
  )
}
