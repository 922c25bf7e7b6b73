/** Drawn on a 24 px grid with one 1.75 px pen, so that they sit beside Archivo's medium weight. */
const drawings = {
  search: 'M10.75 4a6.75 6.75 0 1 0 0 13.5 6.75 6.75 0 0 0 0-13.5ZM15.75 15.75 20.5 20.5',
  cart: 'M2.5 4h2.6l2.5 11.2h10.6l2.3-8H6M9 19.9v.1M17 19.9v.1',
  person: 'M12 4a3.9 3.9 0 1 0 0 7.8A3.9 3.9 0 0 0 12 4ZM4.5 20.5c.6-3.6 3.7-5.6 7.5-5.6s6.9 2 7.5 5.6',
  pin: 'M12 21.5c4.4-4.7 6.8-8.3 6.8-11.4A6.8 6.8 0 0 0 5.2 10.1C5.2 13.2 7.6 16.8 12 21.5ZM12 7.7a2.45 2.45 0 1 0 0 4.9 2.45 2.45 0 0 0 0-4.9Z',
  menu: 'M3.5 6.5h17M3.5 12h17M3.5 17.5h17',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  'chevron-down': 'M5.5 9l6.5 6.5L18.5 9',
  'chevron-up': 'M5.5 15.5 12 9l6.5 6.5',
  'chevron-left': 'M15 5.5 8.5 12l6.5 6.5',
  'chevron-right': 'M9 5.5l6.5 6.5L9 18.5',
  'arrow-right': 'M4 12h15.5M13.5 5.5 20 12l-6.5 6.5',
  'arrow-left': 'M20 12H4.5M10.5 5.5 4 12l6.5 6.5',
  'arrow-up': 'M12 20V4.5M5.5 10.5 12 4l6.5 6.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  trash: 'M4 6.5h16M9.5 6V3.75h5V6M6 6.5l.9 13.75h10.2L18 6.5M10 10.5v6M14 10.5v6',
  truck:
    'M2 6h12v10.5H2ZM14 9.5h4.3L22 13v3.5h-8M6.5 15a2.25 2.25 0 1 0 0 4.5 2.25 2.25 0 0 0 0-4.5ZM17.5 15a2.25 2.25 0 1 0 0 4.5 2.25 2.25 0 0 0 0-4.5Z',
  check: 'M4.5 12.5 9.75 17.75 19.5 7',
  lock: 'M5.5 10.5h13v9.75h-13ZM8.25 10.5V7.75a3.75 3.75 0 0 1 7.5 0v2.75M12 14.25v2.5',
  star: 'M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6-4.4-4.2 6-.8Z',
  heart:
    'M12 20.2C6.3 16 3.2 12.8 3.2 9.2c0-2.7 2-4.7 4.5-4.7 1.8 0 3.4 1 4.3 2.7.9-1.7 2.5-2.7 4.3-2.7 2.5 0 4.5 2 4.5 4.7 0 3.6-3.1 6.8-8.8 11Z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  play: 'M7.5 4.75 18.75 12 7.5 19.25Z',
  globe:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.75 12h16.5M12 3.5c5 5.3 5 11.7 0 17M12 3.5c-5 5.3-5 11.7 0 17',
  filter:
    'M3.5 7.5h9M18 7.5h2.5M3.5 16.5H6M11.5 16.5h9M15.25 4.75a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0-5.5ZM8.75 13.75a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0-5.5Z',
  sort: 'M7 4.5v15M3.5 16 7 19.5l3.5-3.5M17 19.5v-15M13.5 8 17 4.5 20.5 8',
  phone: 'M4 4.5h4.2l1.6 4.6-2.4 1.8c1.2 2.4 3.2 4.4 5.7 5.7l1.8-2.4 4.6 1.6V20C11.2 20 4 12.8 4 4.5Z',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3.25 2.5',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11.25v5.25M12 7.7v.1',
  alert: 'M12 4 2.75 20h18.5ZM12 10v4.75M12 17.2v.1',
  help: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM9.4 9.5c.2-1.5 1.2-2.3 2.6-2.3s2.6.9 2.6 2.3c0 1.9-2.6 2.1-2.6 4.2M12 16.6v.1',
  external: 'M10 5H5v14h14v-5M13.5 4H20v6.5M20 4l-9 9',
  store:
    'M4.5 10v10h15V10M3 9.5 5 4h14l2 5.5c0 1.5-1.3 2.5-3 2.5s-3-1-3-2.5c0 1.5-1.3 2.5-3 2.5s-3-1-3-2.5c0 1.5-1.3 2.5-3 2.5s-3-1-3-2.5ZM10 20v-5h4v5',
  gift: 'M3.5 8h17v4.5h-17ZM5 12.5V20h14v-7.5M12 8v12M12 8C9 8 7 7 7 5.4 7 4.2 7.9 3.5 9 3.5c1.8 0 3 2 3 4.5ZM12 8c3 0 5-1 5-2.6 0-1.2-.9-1.9-2-1.9-1.8 0-3 2-3 4.5Z',
  returns: 'M4 8.5h11.5a4.75 4.75 0 0 1 0 9.5H8M8 4.5l-4 4 4 4',
  leaf: 'M5 19C4 11 9 5 20 4.5 20.5 15 15 20.5 7.5 18M4 20.5C7 16 10.5 13 14.5 11',
  snowflake:
    'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5M4 11l3.3-.9L6.4 6.8M20 13l-3.3.9.9 3.3M20 11l-3.3-.9.9-3.3M4 13l3.3.9-.9 3.3',
} as const

export type IconName = keyof typeof drawings

/** Is it the name of a drawing? For names that editors choose. */
export const isIconName = (name: string): name is IconName => name in drawings

type IconProps = { name: IconName; size?: number; height?: number; className?: string }

/** A drawing beside words, hence hidden from screen readers: a control with an icon alone needs its own name. */
export function Icon({ name, size = 24, height = size, className = '' }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={height}
      aria-hidden="true"
      className={className ? `icon ${className}` : 'icon'}
    >
      <path d={drawings[name]} />
    </svg>
  )
}
