'use client'
import { useField } from '@payloadcms/ui'
import { weekendOf } from '../../domain/pricing/markdown-times.ts'
import { useSaleWords } from './sale-words.ts'
import './markdowns.css'

/** The zone that times of the admin are meant in, unless another is chosen. */
const ZONE = 'America/Toronto'

/** Fills in the weekend that is or comes next. */
export function Weekend() {
  const { say } = useSaleWords()
  const starts = useField<string>({ path: 'startsAt' })
  const [startsIn, endsIn] = [useField<string>({ path: 'startsAt_tz' }), useField<string>({ path: 'endsAt_tz' })]
  const ends = useField<string>({ path: 'endsAt' })
  const fill = () => {
    const { startsAt, endsAt } = weekendOf(Date.now(), ZONE)
    startsIn.setValue(ZONE)
    endsIn.setValue(ZONE)
    starts.setValue(startsAt)
    ends.setValue(endsAt)
  }
  return (
    <div className="field-type sale-weekend">
      <button type="button" className="btn btn--style-secondary btn--size-small" onClick={fill}>
        {say('weekend')}
      </button>
    </div>
  )
}
