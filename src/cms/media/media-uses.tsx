'use client'
import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { useEffect, useState } from 'react'
import { localeOr } from '../../domain/locale.ts'
import { wordsOf } from '../staff-words.ts'
import { usesAnswer, type Use } from './media-facts.ts'
import './media-uses.css'

const say = wordsOf('uses')

/** In the form of a picture: what shows it, each a link. */
export function MediaUses() {
  const { config } = useConfig()
  // Not saved yet: null where several are uploaded at once, as undefined elsewhere.
  const id = useDocumentInfo().id ?? undefined
  const locale = localeOr(useTranslation().i18n.language)
  const [uses, setUses] = useState<Use[] | 'failed'>()
  const { api, admin } = config.routes
  useEffect(() => {
    if (id === undefined) return
    const leave = new AbortController()
    fetch(`${api}/media/${id}/uses`, { credentials: 'include', signal: leave.signal })
      .then(async (answer) => setUses(answer.ok ? usesAnswer.parse(await answer.json()).uses : 'failed'))
      .catch(() => leave.signal.aborted || setUses('failed'))
    return () => leave.abort()
  }, [api, id])
  if (id === undefined) return null
  return (
    <section aria-labelledby="media-uses" aria-busy={!uses} className="field-type media-uses">
      <h3 id="media-uses">{say(locale, 'title')}</h3>
      {uses === 'failed' ? (
        <p role="alert">{say(locale, 'failed')}</p>
      ) : !uses ? (
        <p role="status">{say(locale, 'reading')}</p>
      ) : uses.length === 0 ? (
        <p>{say(locale, 'nowhere')}</p>
      ) : (
        <ul>
          {uses.map(({ kind, title, path }) => (
            <li key={path}>
              {title && `${kind} – `}
              <Link href={`${admin}${path}`} prefetch={false}>
                {title || kind}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
