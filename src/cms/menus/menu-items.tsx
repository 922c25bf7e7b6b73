'use client'
import { useConfig } from '@payloadcms/ui'
import { useState, type DragEvent } from 'react'
import type { Locale } from '../../domain/locale.ts'
import { menuWord } from './menus-words.ts'
import type { MenuRow } from './use-menus.ts'

type Props = {
  rows: MenuRow[]
  user: Locale
  mayMove: boolean
  /** Behind which one, or to the front; and what is said of it. */
  move: (id: number, after: number | null, to: string) => void
  /** The selected ones; undefined for whoever changes none. */
  chosen: ReadonlySet<number> | undefined
  onChoose: (id: number, isChosen: boolean) => void
  /** The id of its heading. */
  named: string
}
/** While it is dragged, only the types of its data say from which list an item is. */
const LISTS = 'application/x-portage-'
const dragType = (named: string) => LISTS + named
export const isOfOtherList = ({ types }: DataTransfer, named: string): boolean =>
  types.some((type) => type.startsWith(LISTS) && type !== dragType(named))

type Over = { id: number; isBelow: boolean }

/** The top items of one place in their order. */
export function MenuItems({ rows, user, mayMove, move, chosen, onChoose, named }: Props) {
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<Over>()
  const rest = (id: number) => rows.filter((row) => row.id !== id)
  /** To a place among the others, counted from 0. */
  const moveTo = (id: number, at: number) => {
    const title = rows.find((row) => row.id === id)?.title ?? ''
    return move(id, rest(id)[at - 1]?.id ?? null, menuWord(user, 'moved', { title, n: at + 1, all: rows.length }))
  }
  const drop = () => {
    if (dragged !== undefined && over && over.id !== dragged) {
      const at = rest(dragged).findIndex(({ id }) => id === over.id) + (over.isBelow ? 1 : 0)
      if (at !== rows.findIndex(({ id }) => id === dragged)) moveTo(dragged, at)
    }
    setDragged(undefined)
    setOver(undefined)
  }
  const follow = (event: DragEvent<HTMLLIElement>, id: number) => {
    if (dragged === undefined) return
    event.preventDefault()
    const { top, height } = event.currentTarget.getBoundingClientRect()
    setOver({ id, isBelow: event.clientY > top + height / 2 })
  }
  if (rows.length === 0) return <p className="menus-list__note">{menuWord(user, 'none')}</p>
  return (
    <ol aria-labelledby={named} className="menus-list__items">
      {rows.map((row, at) => (
        <li
          key={row.id}
          draggable={mayMove}
          data-dragged={dragged === row.id || undefined}
          data-over={over?.id === row.id && dragged !== row.id ? (over.isBelow ? 'below' : 'above') : undefined}
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move'
            event.dataTransfer.setData('text/plain', row.title ?? '')
            event.dataTransfer.setData(dragType(named), named)
            setDragged(row.id)
          }}
          onDragOver={(event) => follow(event, row.id)}
          onDrop={(event) => {
            // An item of another list is for the list to answer.
            if (dragged === undefined) return
            event.preventDefault()
            drop()
          }}
          onDragEnd={() => {
            setDragged(undefined)
            setOver(undefined)
          }}
        >
          {chosen && (
            <input
              type="checkbox"
              checked={chosen.has(row.id)}
              aria-label={menuWord(user, 'select', { title: row.title ?? '' })}
              onChange={({ target }) => onChoose(row.id, target.checked)}
            />
          )}
          <MenuItem row={row} user={user} />
          {([-1, 1] as const).map((by) => (
            <button
              key={by}
              type="button"
              // Focus stays where it is while the item moves.
              aria-disabled={!mayMove || at + by < 0 || at + by >= rows.length}
              aria-label={menuWord(user, by < 0 ? 'up' : 'down', { title: row.title ?? '' })}
              onClick={() => {
                if (mayMove && at + by >= 0 && at + by < rows.length) moveTo(row.id, at + by)
              }}
            >
              <span aria-hidden="true">{by < 0 ? '↑' : '↓'}</span>
            </button>
          ))}
        </li>
      ))}
    </ol>
  )
}

function MenuItem({ row, user }: { row: MenuRow; user: Locale }) {
  const { config } = useConfig()
  const links = (row.items ?? []).reduce((sum, item) => sum + 1 + (item.links?.length ?? 0), 0)
  return (
    <div>
      <a href={`${config.routes.admin}/collections/menus/${row.id}`} draggable={false}>
        {row.title || row.id}
      </a>{' '}
      {row._status === 'draft' && <span className="menus-list__draft">{menuWord(user, 'draft')}</span>}
      <p className="menus-list__note">
        {[row.url, links > 0 && menuWord(user, 'links', { n: links })].filter(Boolean).join(' · ')}
      </p>
    </div>
  )
}
