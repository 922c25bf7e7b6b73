'use client'
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { RelationshipFieldClientProps } from 'payload'
import { useEffect, useId, useState } from 'react'
import type { FoundProduct, FoundProducts } from '../../domain/pricing/found-products.ts'
import { reportNumbers } from '../views/report-numbers.ts'
import { useSaleWords } from './sale-words.ts'
import { useAnswer } from './use-answer.ts'
import './markdowns.css'

/** Of what was found, so many are listed to be added one by one. */
const MOST_LISTED = 500
/** Of what was not found, so many are named. */
const MOST_NAMED = 50

const button = 'btn btn--style-secondary btn--size-small'

/** `isNamed`: a form has several of it, each under the field's own name. `drafts`: those not published are found, too. */
type Props = RelationshipFieldClientProps & { isOrdered?: boolean; isNamed?: boolean; drafts?: boolean }

/**
 * The products of a sale or of a search rule: found by words or a pasted list, and added all at once or one by one.
 * Enter takes the only one that was found. Where their order counts, each may go before the one before it.
 */
export function ProductPicker({ field, path, readOnly, isOrdered, isNamed, drafts }: Props) {
  const { value, setValue, showError, errorMessage, disabled } = useField<unknown[] | null>({ path })
  const { say, counted } = useSaleWords()
  const [text, setText] = useState('')
  // The answer to what was typed may come after the key.
  const [isEntered, setEntered] = useState(false)
  const [names, setNames] = useState<ReadonlyMap<number, FoundProduct>>(new Map())
  const id = useId()
  const chosen = (value ?? []).map(Number)
  const nameless = chosen.filter((one) => !names.has(one))
  const isSearching = text.trim() !== ''
  const {
    answer: found,
    failed,
    message,
  } = useAnswer<FoundProducts>('/markdowns/find', isSearching ? JSON.stringify({ text, drafts }) : undefined)
  const { answer: known } = useAnswer<{ chosen: FoundProduct[] }>(
    '/markdowns/find',
    nameless.length > 0 ? JSON.stringify({ ids: nameless }) : undefined,
  )
  const learned = found?.found ?? known?.chosen
  useEffect(() => {
    if (learned) setNames((before) => new Map([...before, ...learned.map((one) => [one.id, one] as const)]))
  }, [learned])
  const only = found?.found.length === 1 && found.unknown.length === 0 ? found.found[0] : undefined
  useEffect(() => {
    if (!isEntered || !found) return
    setEntered(false)
    if (!only) return
    setValue([...new Set([...(value ?? []).map(Number), only.id])])
    setText('')
  }, [isEntered, found, only, value, setValue])
  const isFixed = Boolean(readOnly) || disabled
  const set = (ids: number[]) => setValue([...new Set(ids)])
  const named = (one: number) => names.get(one) ?? { title: String(one), code: '' }
  // Several products may have one name.
  const nameOf = (one: number) => `${named(one).title} ${named(one).code}`.trim()
  return (
    <div className={`field-type sale-picker${showError ? ' error' : ''}`} id={`field-${path}`}>
      {isNamed ? (
        <FieldLabel htmlFor={id} label={field.label} path={path} />
      ) : (
        <label className="field-label" htmlFor={id}>
          {say('search')}
        </label>
      )}
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} message={errorMessage} />
        <textarea
          id={id}
          rows={text.includes('\n') ? 5 : 1}
          value={text}
          disabled={isFixed}
          placeholder={isNamed ? say('search') : undefined}
          onChange={(event) => {
            setText(event.target.value)
            setEntered(false)
          }}
          onKeyDown={(event) => {
            // A pasted list keeps its lines; several that were found are chosen by their buttons.
            if (event.key !== 'Enter' || text.includes('\n') || !isSearching || (found && !only)) return
            event.preventDefault()
            setEntered(true)
          }}
        />
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
      <div aria-live="polite">
        {found && isSearching && (
          <Found
            {...found}
            none={say(drafts ? 'noneAtAll' : 'none')}
            chosen={new Set(chosen)}
            onAdd={(added) => {
              set([...chosen, ...added])
              if (added.length === found.found.length) setText('')
            }}
          />
        )}
        {failed && isSearching && <p role="alert">{message ?? say('findFailed')}</p>}
      </div>
      {chosen.length > 0 && (
        <>
          <p className="sale-picker__count">
            <strong>{counted('chosen', { n: chosen.length })}</strong>{' '}
            <button type="button" className={button} disabled={isFixed} onClick={() => set([])}>
              {say('removeAll')}
            </button>
          </p>
          <ul className="sale-picker__list">
            {chosen.map((one, at) => (
              <li key={one}>
                <span>
                  {named(one).title} <small>{named(one).code}</small>
                </span>
                {isOrdered && (
                  <button
                    type="button"
                    disabled={isFixed}
                    // Focus stays where it is while the product moves.
                    aria-disabled={at === 0}
                    aria-label={say('earlier', { name: nameOf(one) })}
                    onClick={() => at > 0 && set(chosen.with(at - 1, one).with(at, chosen[at - 1] ?? one))}
                  >
                    <span aria-hidden="true">←</span>
                  </button>
                )}
                <button
                  type="button"
                  disabled={isFixed}
                  aria-label={say('remove', { name: nameOf(one) })}
                  onClick={() => set(chosen.filter((other) => other !== one))}
                >
                  ×
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

type FoundProps = FoundProducts & { none: string; chosen: ReadonlySet<number>; onAdd(ids: number[]): void }

function Found({ found, unknown, hasMore, none, chosen, onAdd }: FoundProps) {
  const { locale, say, counted } = useSaleWords()
  const unknownOnes = unknown.slice(0, MOST_NAMED).join(', ') + (unknown.length > MOST_NAMED ? ' …' : '')
  const fresh = found.filter(({ id }) => !chosen.has(id))
  return (
    <div className="sale-picker__found">
      {unknown.length > 0 && (
        <p role="alert">{say('unknown', { n: reportNumbers(locale).count(unknown.length), list: unknownOnes })}</p>
      )}
      {found.length === 0 && unknown.length === 0 && <p>{none}</p>}
      {hasMore && <p>{counted('firstFound', { n: found.length })}</p>}
      {fresh.length > 0 && (
        <button type="button" className={button} onClick={() => onAdd(found.map(({ id }) => id))}>
          {counted('addAll', { n: fresh.length })}
        </button>
      )}
      <ul className="sale-picker__list">
        {fresh.slice(0, MOST_LISTED).map(({ id, title, code }) => (
          <li key={id}>
            <button type="button" onClick={() => onAdd([id])}>
              + {title} <small>{code}</small>
            </button>
          </li>
        ))}
      </ul>
      {fresh.length > MOST_LISTED && <p>{counted('more', { n: MOST_LISTED })}</p>}
    </div>
  )
}
