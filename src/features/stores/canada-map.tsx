import { borderPath, lakePath, landPath, MAP, onMap } from '../../domain/geo/canada-map.ts'
import type { Point } from '../../domain/geo/point.ts'
import { m } from '../../paraglide/messages.js'

type Marked = Point & { slug: string; name: string }

/** Markers nearer than this, in units of the drawing, are one. */
const APART = 26

/** The stores on a drawn map. It says nothing that the list beside it does not: markers lead to their stores in the list, for a mouse or a finger. */
export function CanadaMap({ stores, here, mine, hrefOf, className = '' }: { stores: readonly Marked[]; here?: Point; mine?: string; hrefOf(store: Marked): string; className?: string }) {
  const home = here && onMap(here)
  return (
    <figure className={className}>
      <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`} role="group" aria-label={m.store_map_words({ count: stores.length })} className="block h-auto w-full rounded-card bg-[#dfe8ea]">
        <g aria-hidden="true">
          <path d={landPath()} fill="#f7f3e8" stroke="#8fa3a3" strokeWidth="1.5" strokeLinejoin="round" />
          <path d={lakePath()} fill="#dfe8ea" />
          <path d={borderPath()} fill="none" stroke="#b9b9a8" strokeWidth="1.2" strokeDasharray="4 5" />
          {home && <circle cx={home.x} cy={home.y} r="15" fill="none" stroke="#1d3a2f" strokeWidth="3" strokeDasharray="5 4" />}
          {groupsOf(stores).map(({ x, y, members }) => {
            const own = members.some(({ slug }) => slug === mine)
            return (
              <a key={members[0]!.slug} href={hrefOf(members[0]!)} tabIndex={-1} className="group/marker">
                <title>{members.map(({ name }) => name).join('\n')}</title>
                <circle cx={x} cy={y} r="26" fill="transparent" />
                <circle cx={x} cy={y} r={own ? 17 : 14} className={`${own ? 'fill-red' : 'fill-spruce'} group-hover/marker:fill-ink`} stroke="#fff" strokeWidth="3" />
                {members.length > 1 && (
                  <text x={x} y={y + 5.5} textAnchor="middle" fontSize="16" fontWeight="700" fill="#fff">
                    {members.length}
                  </text>
                )}
              </a>
            )
          })}
        </g>
      </svg>
    </figure>
  )
}

type Group = { x: number; y: number; members: Marked[] }

function groupsOf(stores: readonly Marked[]): Group[] {
  const groups: Group[] = []
  for (const store of stores) {
    const at = onMap(store)
    const near = groups.find(({ x, y }) => Math.hypot(x - at.x, y - at.y) < APART)
    if (near) near.members.push(store)
    else groups.push({ ...at, members: [store] })
  }
  return groups
}
