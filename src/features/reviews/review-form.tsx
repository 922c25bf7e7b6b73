import { useState, type ChangeEvent } from 'react'
import { Form, useNavigation } from 'react-router'
import { fits } from '../../domain/reviews/review.ts'
import { longest, type ReviewField } from '../../domain/reviews/review-form.ts'
import {
  choosePictures,
  LARGEST_REVIEW_PICTURE,
  LONGEST_ALT,
  MOST_PICTURES,
  pictureTypes,
  type PictureError,
} from '../../domain/reviews/review-picture.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FileField, SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import {
  choiceText,
  fitName,
  namedReviewError,
  reviewErrorText,
  reviewRefusals,
  type ReviewTry,
} from './review-words.ts'

type Props = {
  action: string
  product: string
  hasSize: boolean
  /** The buyer's first name. */
  name: string
  tried?: ReviewTry
}

const starCards = [
  { value: '5', title: m.review_stars_5 },
  { value: '4', title: m.review_stars_4 },
  { value: '3', title: m.review_stars_3 },
  { value: '2', title: m.review_stars_2 },
  { value: '1', title: m.review_stars_1 },
] as const

/** One review: a rating, and as many words as one likes. */
export function ReviewForm({ action, product, hasSize, name, tried }: Props) {
  const isSending = useNavigation().formData?.get('product') === product
  const answer = tried?.answer
  const errors = answer?.reason === 'wrong-fields' ? answer.errors : []
  const refusal = answer && answer.reason !== 'wrong-fields' ? [{ text: reviewRefusals[answer.reason]() }] : []
  const [chosen, setChosen] = useState('')
  const idOf = (field: ReviewField | PictureError['field']) => `${field}-${product}`
  const errorOf = (field: ReviewField | PictureError['field']) => {
    const error = errors.find((each) => each.field === field)
    if (field === 'pictures' && chosen) return { error: chosen }
    return error ? { error: reviewErrorText(error) } : {}
  }
  /** What is too much is left out before it is sent: a phone would send it for minutes. The rest stays chosen. */
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const { kept, errors: found } = choosePictures([...(currentTarget.files ?? [])])
    if (found.length > 0) {
      const rest = new DataTransfer()
      for (const file of kept) rest.items.add(file)
      currentTarget.files = rest.files
    }
    setChosen(choiceText(found, kept))
  }
  const typed = tried?.typed ?? {}
  return (
    <Form method="post" action={action} encType="multipart/form-data" className="mt-5 space-y-5" noValidate>
      <ErrorSummary
        heading={m.review_errors()}
        answer={tried}
        errors={[...refusal, ...errors.map((error) => ({ id: idOf(error.field), text: namedReviewError(error) }))]}
      />
      <input type="hidden" name="product" value={product} />
      <RadioCards
        name="stars"
        id={idOf('stars')}
        legend={m.review_stars()}
        cards={starCards.map(({ value, title }) => ({ value, title: title() }))}
        {...(typed.stars && { chosen: typed.stars })}
        {...errorOf('stars')}
      />
      {hasSize && (
        <SelectField
          name="fit"
          label={m.review_fit()}
          optional={m.review_optional()}
          empty=""
          options={fits.map((fit) => ({ value: fit, name: fitName(fit) }))}
          defaultValue={typed.fit ?? ''}
        />
      )}
      <TextField
        id={idOf('title')}
        name="title"
        label={m.review_headline()}
        optional={m.review_optional()}
        maxLength={longest.title}
        defaultValue={typed.title}
        {...errorOf('title')}
      />
      <TextField
        id={idOf('usedFor')}
        name="usedFor"
        label={m.review_used_for()}
        optional={m.review_optional()}
        hint={m.review_used_for_hint()}
        maxLength={longest.usedFor}
        defaultValue={typed.usedFor}
        {...errorOf('usedFor')}
      />
      <TextArea
        id={idOf('text')}
        name="text"
        label={m.review_text()}
        optional={m.review_optional()}
        hint={m.review_text_hint()}
        rows={5}
        maxLength={longest.text}
        defaultValue={typed.text}
        {...errorOf('text')}
      />
      <FileField
        id={idOf('pictures')}
        name="pictures"
        multiple
        accept={pictureTypes.join(',')}
        label={m.review_pictures()}
        optional={m.review_optional()}
        hint={m.review_pictures_hint({ most: MOST_PICTURES, megabytes: LARGEST_REVIEW_PICTURE / 1_000_000 })}
        onChange={choose}
        {...errorOf('pictures')}
      />
      <TextField
        id={idOf('alt')}
        name="alt"
        label={m.review_alt()}
        optional={m.review_optional()}
        hint={m.review_alt_hint()}
        maxLength={LONGEST_ALT}
        defaultValue={typed.alt}
        {...errorOf('alt')}
      />
      <TextField
        id={idOf('author')}
        name="author"
        label={m.review_author()}
        optional={m.review_optional()}
        hint={m.review_author_hint()}
        maxLength={longest.author}
        autoComplete="nickname"
        defaultValue={typed.author ?? name}
        {...errorOf('author')}
      />
      <Button type="submit" disabled={isSending}>
        {m.review_send()}
      </Button>
    </Form>
  )
}
