'use client'
import { useAuth, useConfig, useSelection, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { useRouter, useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { languageTag, localeOr, type Locale } from '../../domain/locale.ts'
import { allowed, roleOf } from '../access/permissions.ts'
import { useSelectedIds } from '../fields/use-selected-ids.ts'
import { wordsOf } from '../staff-words.ts'
import { MOST_MOVED } from './media-facts.ts'
import { NewFolder } from './new-folder.tsx'
import { useFolders, type Folders } from './use-folders.ts'
import '../components/list-tools.css'
import './folder-bar.css'

const say = wordsOf('folder')
const number = (locale: Locale, count: number) => count.toLocaleString(languageTag[locale])
/** As the filters of Payload's own list write it. */
const FILTER = 'where[or][0][and][0][folder]'

/** Above the list of pictures: its folders, a new one, and where the selected pictures go. */
export function FolderBar() {
  const { config } = useConfig()
  const role = roleOf(useAuth().user)
  const locale = localeOr(useTranslation().i18n.language)
  const search = useSearchParams()
  const folders = useFolders(locale)
  const { count } = useSelection()
  const list = `${config.routes.admin}/collections/media`
  const current = search.get(`${FILTER}[equals]`)
  const isNone = search.get(`${FILTER}[exists]`) === 'false'
  const link = (filter: string, value: string) =>
    `${list}?${new URLSearchParams({ [FILTER + filter]: value }).toString()}`
  const shown = [
    { key: 'all', href: list, text: say(locale, 'all'), isHere: current === null && !isNone },
    {
      key: 'none',
      href: link('[exists]', 'false'),
      text: say(locale, 'none', { n: number(locale, folders.none) }),
      isHere: isNone,
    },
    ...folders.all.map(({ id, name, pictures }) => ({
      key: String(id),
      href: link('[equals]', String(id)),
      text: say(locale, 'of', { name, n: number(locale, pictures) }),
      isHere: current === String(id),
    })),
  ]
  return (
    <section aria-label={say(locale, 'title')} className="folder-bar">
      <ul>
        {shown.map(({ key, href, text, isHere }) => (
          <li key={key}>
            <Link href={href} prefetch={false} aria-current={isHere || undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
      <div className="list-tools">
        {allowed(role, 'media-folders', 'create') && <NewFolder locale={locale} folders={folders} />}
        {current !== null && allowed(role, 'media-folders', 'update') && (
          <Link href={`${config.routes.admin}/collections/media-folders/${current}`} prefetch={false}>
            {say(locale, 'edit')}
          </Link>
        )}
        {count > 0 && allowed(role, 'media', 'update') && <MoveSelected locale={locale} folders={folders} />}
        <p role="status" className={folders.isWrong ? 'list-tools__wrong' : undefined}>
          {folders.said}
        </p>
      </div>
    </section>
  )
}

function MoveSelected({ locale, folders }: { locale: Locale; folders: Folders }) {
  const ids = useSelectedIds('media', MOST_MOVED)
  const router = useRouter()
  const [to, setTo] = useState('')
  const move = async () => {
    if (await folders.move(await ids(), to === 'none' ? null : Number(to))) router.refresh()
  }
  return (
    <>
      <label>
        {say(locale, 'moveTo')}
        <select value={to} onChange={({ target }) => setTo(target.value)}>
          <option value="">–</option>
          <option value="none">{say(locale, 'nowhere')}</option>
          {folders.all.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        disabled={folders.busy || to === ''}
        onClick={() => void move()}
        className="btn btn--style-secondary btn--size-medium"
      >
        {say(locale, 'move')}
      </button>
    </>
  )
}
