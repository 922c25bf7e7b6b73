'use client'
import { FieldLabel, useConfig, useField, useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps, JSONFieldClientComponent } from 'payload'
import { useState } from 'react'
import { localeOr } from '../../domain/locale.ts'
import { smallFile, staffPictures, type StaffPicture } from '../../domain/reviews/review-picture.ts'
import { wordsOf } from '../staff-words.ts'
import './review-pictures.css'

const pictureWord = wordsOf('review_pictures')

const useAddresses = () => {
  const { config } = useConfig()
  const api = `${config.routes.api}/review-pictures`
  return { api, of: (file: string) => `${api}/file/${file}` }
}

/** The pictures of a review, small, in the list of those that wait. */
export function ReviewPicturesCell({ cellData }: DefaultCellComponentProps) {
  const { of } = useAddresses()
  return (
    <span className="review-pictures review-pictures--cell">
      {staffPictures(cellData).map(({ id, file, alt, isRefused }) => (
        <img key={id} src={of(smallFile(file))} alt={alt} width={40} height={40} data-refused={isRefused} />
      ))}
    </span>
  )
}

/** The pictures in the form of a review: each opens large, and is refused or shown by itself, at once. */
export const ReviewPicturesField: JSONFieldClientComponent = ({ path, field }) => {
  const { value } = useField<unknown>({ path })
  const pictures = staffPictures(value)
  const locale = localeOr(useTranslation().i18n.language)
  return (
    <div className="field-type">
      <FieldLabel label={field.label} path={path} />
      {pictures.length === 0 ? (
        <p className="review-pictures__none">{pictureWord(locale, 'none')}</p>
      ) : (
        <ul className="review-pictures">
          {pictures.map((picture) => (
            <Decision key={picture.id} picture={picture} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Decision({ picture: { id, file, alt, isRefused } }: { picture: StaffPicture }) {
  const { api, of } = useAddresses()
  const locale = localeOr(useTranslation().i18n.language)
  const [refused, setRefused] = useState(isRefused)
  const [state, setState] = useState<'' | 'busy' | 'failed'>('')
  const decide = async () => {
    setState('busy')
    const answer = await fetch(`${api}/${id}`, {
      method: 'PATCH',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ isRefused: !refused }),
    }).catch(() => undefined)
    if (answer?.ok) setRefused(!refused)
    setState(answer?.ok ? '' : 'failed')
  }
  return (
    <li>
      <a href={of(file)} target="_blank" rel="noreferrer">
        <img
          src={of(smallFile(file))}
          alt={alt || pictureWord(locale, 'large')}
          width={144}
          height={144}
          data-refused={refused}
        />
      </a>
      {alt && <p>{alt}</p>}
      <button
        type="button"
        className="btn btn--style-secondary btn--size-small"
        disabled={state === 'busy'}
        onClick={() => void decide()}
      >
        {pictureWord(locale, refused ? 'show' : 'refuse')}
      </button>
      <p role="status">{pictureWord(locale, state === 'failed' ? 'failed' : refused ? 'refused' : 'shown')}</p>
    </li>
  )
}
