'use client'
import type { Locale } from '../../domain/locale.ts'
import { importWord, paceText } from '../products-import/import-words.ts'
import type { PacedProgress } from '../views/with-pace.ts'
import './work-progress.css'

type Props = { progress: Partial<PacedProgress>; text: string; locale: Locale }

/** How far a file is taken in, and how long it still takes. */
export const WorkProgress = ({ progress: { pace, total, done }, text, locale }: Props) => (
  <label className="work-progress">
    <span>
      {text} {pace && paceText(pace, (word, values) => importWord(locale, word, values), locale)}
    </span>
    <progress {...(total && { value: done, max: total })} />
  </label>
)
