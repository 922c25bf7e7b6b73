'use client'
import { useId } from 'react'
import { skuPartsIn } from '../../domain/catalog/variant-codes.ts'
import { useGridWords } from './grid-words.ts'

type Props = { pattern: string; onPattern: (pattern: string) => void; onMake: () => void; disabled: boolean }

/** What SKUs are made from; those that somebody wrote are made anew by the button only. */
export function SkuPattern({ pattern, onPattern, onMake, disabled }: Props) {
  const { locale, say } = useGridWords()
  const id = useId()
  return (
    <div className="variants__pattern">
      <label htmlFor={id}>{say('pattern')}</label>
      <input id={id} value={pattern} disabled={disabled} onChange={(event) => onPattern(event.target.value)} />
      <button type="button" className="btn btn--style-secondary btn--size-small" disabled={disabled} onClick={onMake}>
        {say('make_skus')}
      </button>
      <p>{say('pattern_help', { parts: Object.values(skuPartsIn[locale]).join(' ') })}</p>
    </div>
  )
}
