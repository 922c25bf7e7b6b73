import type { MouseEvent } from 'react'
import { borderPath, lakePath, landPath, MAP, onMap } from '../../domain/geo/canada-map.ts'
import { isMobileWidth } from '../../domain/shell/breakpoint.ts'
import type { ListedStore } from '../../domain/stores/listed-store.ts'
import { m } from '../../paraglide/messages.js'
import { useWindowWidth } from '../../ui/use-window-width.ts'
import { namesText } from './found-words.ts'
import type { StoresMapProps } from './map-props.ts'

/**
 * In units of the drawing, which is small on a phone: a marker's radius and its reach for a finger; markers nearer
 * than `apart` are one.
 */
type Size = { mark: number; reach: number; apart: number; text: number }
const wide: Size = { mark: 14, reach: 24, apart: 28, text: 16 }
const phone: Size = { mark: 22, reach: 36, apart: 52, text: 28 }

/**
 * The stores on a drawn map. It says nothing that the list beside it does not: markers are links, named by their
 * stores.
 */
export function CanadaMap({ stores, here, mine, hrefOf, onPick }: Omit<StoresMapProps, 'locale'>) {
  const size = isMobileWidth(useWindowWidth()) ? phone : wide
  const home = here && onMap(here)
  return (
    <svg
      viewBox={`0 0 ${MAP.width} ${MAP.height}`}
      role="group"
      aria-label={m.store_map_words({ count: stores.length })}
      className="block h-auto w-full rounded-card bg-[#dfe8ea]"
    >
      <g aria-hidden="true">
        <path d={landPath()} fill="#f7f3e8" stroke="#8fa3a3" strokeWidth="1.5" strokeLinejoin="round" />
        <path d={lakePath()} fill="#dfe8ea" />
        <path d={borderPath()} fill="none" stroke="#b9b9a8" strokeWidth="1.2" strokeDasharray="4 5" />
        {home && (
          <circle cx={home.x} cy={home.y} r="15" fill="none" stroke="#1d3a2f" strokeWidth="3" strokeDasharray="5 4" />
        )}
      </g>
      {groupsOf(stores, size.apart).map((group) => (
        <MarkerLink
          key={group.members[0].slug}
          group={group}
          size={size}
          isMine={group.members.some(({ slug }) => slug === mine)}
          href={hrefOf(group.members[0])}
          onPick={onPick}
        />
      ))}
    </svg>
  )
}

type MarkerLinkProps = {
  group: Group
  size: Size
  isMine: boolean
  href: string
  onPick: StoresMapProps['onPick']
}

function MarkerLink({ group: { x, y, members }, size: { mark, reach, text }, isMine, href, onPick }: MarkerLinkProps) {
  const names = members.map(({ name }) => name)
  const pick = (event: MouseEvent) => {
    if (!onPick) return
    event.preventDefault()
    onPick(members.map(({ slug }) => slug))
  }
  return (
    <a href={href} aria-label={namesText(names)} onClick={pick} className="group/marker outline-none">
      <title>{names.join('\n')}</title>
      <circle
        cx={x}
        cy={y}
        r={reach}
        fill="transparent"
        className="group-focus-visible/marker:stroke-focus"
        strokeWidth="5"
      />
      <circle
        cx={x}
        cy={y}
        r={isMine ? mark + 3 : mark}
        className={`${isMine ? 'fill-red' : 'fill-spruce'} group-hover/marker:fill-ink`}
        stroke="#fff"
        strokeWidth="3"
      />
      {members.length > 1 && (
        <text
          x={x}
          y={y}
          dy="0.35em"
          textAnchor="middle"
          fontSize={text}
          fontWeight="700"
          fill="#fff"
          aria-hidden="true"
        >
          {members.length}
        </text>
      )}
    </a>
  )
}

type Group = { x: number; y: number; members: [ListedStore, ...ListedStore[]] }

function groupsOf(stores: readonly ListedStore[], apart: number): Group[] {
  const groups: Group[] = []
  for (const store of stores) {
    const at = onMap(store)
    const near = groups.find(({ x, y }) => Math.hypot(x - at.x, y - at.y) < apart)
    if (near) near.members.push(store)
    else groups.push({ ...at, members: [store] })
  }
  return groups
}
