'use client'
import { useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { languageName, locales, type Locale } from '../../domain/locale.ts'
import type { Choices } from './import-choices.ts'
import type { SayImport } from './import-words.ts'

const categories = z.object({ docs: z.array(z.object({ key: z.string(), name: z.string().nullish() })) })

type Props = {
  choices: Choices
  /** The sites that the pictures of the file are on. */
  hosts: readonly string[]
  say: SayImport
  locale: Locale
  busy: boolean
  change(choices: Choices): void
  again(): Promise<void>
}

export function ShopifyChoices({ choices, hosts, say, locale, busy, change, again }: Props) {
  const { config } = useConfig()
  const { admin, api } = config.routes
  const [known, setKnown] = useState<{ key: string; name: string }[]>()
  useEffect(() => {
    const leave = new AbortController()
    fetch(`${api}/categories?locale=${locale}&depth=0&limit=1000&sort=name&select[key]=true&select[name]=true`, {
      signal: leave.signal,
    })
      .then(async (answer) => {
        const { docs } = categories.parse(await answer.json())
        setKnown(docs.map(({ key, name }) => ({ key, name: name || key })))
      })
      .catch(() => {})
    return () => leave.abort()
  }, [api, locale])
  const confirm = (host: string, isConfirmed: boolean) =>
    change({ ...choices, hosts: [...choices.hosts.filter((each) => each !== host), ...(isConfirmed ? [host] : [])] })
  return (
    <fieldset className="products-import__choices" disabled={busy}>
      <legend>{say('shopify')}</legend>
      <label>
        <span>{say('language')}</span>
        <select
          value={choices.language}
          onChange={({ target }) => change({ ...choices, language: target.value === 'fr' ? 'fr' : 'en' })}
        >
          {locales.map((each) => (
            <option key={each} value={each}>
              {languageName[each]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{say('category')}</span>
        <select value={choices.category} onChange={({ target }) => change({ ...choices, category: target.value })}>
          <option value="">{say('noCategory')}</option>
          {known?.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {known?.length === 0 && (
        <p>
          {say('categoriesFirst')} <a href={`${admin}/collections/categories/create`}>{say('makeCategory')}</a>
        </p>
      )}
      <label className="products-import__check">
        <input
          type="checkbox"
          checked={choices.create}
          onChange={({ target }) => change({ ...choices, create: target.checked })}
        />
        {say('create')}
      </label>
      {hosts.length > 0 && <p>{say('hosts')}</p>}
      {hosts.map((host) => (
        <label key={host} className="products-import__check">
          <input
            type="checkbox"
            checked={choices.hosts.includes(host)}
            onChange={({ target }) => confirm(host, target.checked)}
          />
          {host}
        </label>
      ))}
      <button type="button" className="btn btn--style-secondary btn--size-medium" onClick={() => void again()}>
        {say('again')}
      </button>
    </fieldset>
  )
}
