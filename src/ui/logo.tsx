import logo from './logo.svg?url'

/** A canoe carried overhead, bow up: the origin of the shop's name. One colour, from 28 px to a wall. */
const canoe =
  'M1.5 17.5C1 11.5 4.5 7.6 11.5 6.4c10-1.7 23-1.7 33 0 7 1.2 10.5 5.1 10 11.1C46.5 13.7 37.5 12.3 28 12.3S9.5 13.7 1.5 17.5Z'
const walker = 'M25 14.5h7.5L31 27.5l7 5.8L41.5 46h-5.8L32.8 36.7 26.3 31.8 22.8 39.5 15.5 46H8.5l9.8-9.5L21.5 27Z'

const Mark = () => (
  <>
    <path d={canoe} transform="rotate(-6 28 10)" />
    <path d={walker} />
  </>
)

type MarkProps = {
  /** Its width in pixels. */
  size?: number
  /** Its outlines come with those of the name: where it is not seen first, the page is spared them. */
  fromFile?: boolean
  className?: string
}

/** The sign alone. Decoration: the link around it has the name. */
export function LogoMark({ size = 28, fromFile = false, className = '' }: MarkProps) {
  return (
    <svg
      viewBox="0 2 56 45"
      width={size}
      height={Math.round((size * 45) / 56)}
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      {fromFile ? <use href={`${logo}#mark`} /> : <Mark />}
    </svg>
  )
}

/**
 * Sign and name; sized by its height through `className`. The outlines of the name are a file of their own: they would
 * be a twentieth of every page.
 */
export const Logo = ({ className = '' }: { className?: string }) => (
  <svg
    viewBox="0 2 308 56"
    width="308"
    height="56"
    fill="currentColor"
    aria-hidden="true"
    focusable="false"
    className={className}
  >
    <use href={`${logo}#logo`} />
  </svg>
)
